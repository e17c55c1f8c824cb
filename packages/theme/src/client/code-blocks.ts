// Buttons on code blocks: one copies the code, another wraps the lines of a block that is too wide for them.
// The words come in the language of what the block stands in, from the attribute `data-code-strings` there.

import type { CodeStrings } from '../strings/strings.ts';
import { announce } from './announcer.ts';
import { copyText } from './clipboard.ts';
import { element, icon } from './element.ts';
import { textToCopy } from './text-to-copy.ts';

const copiedFor = 1000;
/** Longer words, and something left to do. */
const failedFor = 5000;

export function startCodeBlocks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (button: HTMLElement, isCopied: boolean): void => {
    forget();
    const strings = stringsOf(button);
    const words = (isCopied ? strings?.copied : strings?.failed) ?? '';
    button.dataset.copied = words;
    announce(words, button.closest<HTMLElement>('[lang]')?.lang);
    clearTimeout(timer);
    timer = setTimeout(forget, isCopied ? copiedFor : failedFor);
  };
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-controls > button') : null;
    const figure = button?.closest('.code');
    const code = figure?.querySelector('code');
    if (!button || !figure || !code) return;
    if (button.dataset.code === 'wrap') {
      button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')));
      return;
    }
    const isCopied = await copyText(textToCopy(code.textContent ?? '', code.className));
    // What the script may not do is one key away for the reader.
    if (!isCopied) getSelection()?.selectAllChildren(code);
    say(button, isCopied);
  });
  refreshCodeBlocks();
}

/** Gives the blocks that have none their buttons. */
export function refreshCodeBlocks(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrapping(target);
  });
  for (const pre of document.querySelectorAll('.code > pre')) {
    const strings = stringsOf(pre);
    if (strings === undefined || controlsOf(pre) !== null) continue;
    const wrap = control('wrap', strings.wrap);
    wrap.setAttribute('aria-pressed', 'false');
    wrap.hidden = true;
    pre.before(element('div', { class: 'code-controls' }, wrap, control('copy', strings.copy)));
    observer.observe(pre);
  }
}

function offerWrapping(pre: Element): void {
  const button = controlsOf(pre)?.querySelector<HTMLElement>('[data-code="wrap"]');
  if (button) button.hidden = button.matches('[aria-pressed="false"]') && pre.scrollWidth <= pre.clientWidth;
}

function control(name: 'copy' | 'wrap', label: string): HTMLElement {
  return element('button', { class: 'control', 'data-code': name, 'aria-label': label, title: label }, icon(name));
}

function controlsOf(pre: Element): Element | null {
  return pre.parentElement?.querySelector('.code-controls') ?? null;
}

function stringsOf(inside: Element): CodeStrings | undefined {
  const json = inside.closest<HTMLElement>('[data-code-strings]')?.dataset.codeStrings;
  return json === undefined ? undefined : JSON.parse(json);
}

function forget(): void {
  announce('');
  for (const button of document.querySelectorAll<HTMLElement>('[data-copied]')) delete button.dataset.copied;
}
