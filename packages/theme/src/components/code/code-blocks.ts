// Adds buttons to code blocks: one copies the code, another wraps long lines. The labels are in the language of the
// surrounding content, and are read from its `data-code-strings` attribute.

import type { CodeMessages } from '../../i18n/messages.ts';
import { announce } from '../../lib/announcer.ts';
import { closest } from '../../lib/closest.ts';
import { element, icon } from '../../lib/element.ts';
import { copyText } from './clipboard.ts';
import { textToCopy } from './text-to-copy.ts';

/**
 * Display time of the messages in milliseconds. The failure message is shown longer, because it is longer and asks the
 * reader to act.
 */
const shownFor = { copied: 1000, failed: 5000 };

export function startCodeBlocks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showOutcome = (button: HTMLElement, outcome: 'copied' | 'failed'): void => {
    clearOutcome();
    const message = messagesOf(button)?.[outcome] ?? '';
    button.dataset.copied = message;
    announce(message, button.closest<HTMLElement>('[lang]')?.lang);
    clearTimeout(timer);
    timer = setTimeout(clearOutcome, shownFor[outcome]);
  };
  document.addEventListener('click', async ({ target }) => {
    const button = closest(target, '.code-controls > button');
    const figure = button?.closest('.code');
    const code = figure?.querySelector('code');
    if (!button || !figure || !code) return;
    if (button.dataset.code === 'wrap') {
      button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')));
      return;
    }
    const isCopied = await copyText(textToCopy(code.textContent ?? '', code.className));
    // Selects the code, so that the reader can copy it with the keyboard.
    if (!isCopied) getSelection()?.selectAllChildren(code);
    showOutcome(button, isCopied ? 'copied' : 'failed');
  });
  refreshCodeBlocks();
}

/** Adds buttons to code blocks without buttons, and sets the line numbers of blocks that do not start at line 1. */
export function refreshCodeBlocks(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrapping(target);
  });
  for (const pre of document.querySelectorAll<HTMLElement>('.code > pre')) {
    numberLines(pre);
    const messages = messagesOf(pre);
    if (messages === undefined || controlsOf(pre) !== null) continue;
    const wrap = control('wrap', messages.wrap);
    wrap.setAttribute('aria-pressed', 'false');
    wrap.hidden = true;
    pre.before(element('div', { class: 'code-controls' }, wrap, control('copy', messages.copy)));
    observer.observe(pre);
  }
}

/** CSS counters start at 1, so other numbers are set on each line. */
function numberLines(pre: HTMLElement): void {
  const { firstLine } = pre.dataset;
  if (firstLine === undefined) return;
  for (const [index, line] of pre.querySelectorAll<HTMLElement>('.line').entries()) {
    line.dataset.number = String(Number(firstLine) + index);
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

function messagesOf(inside: Element): CodeMessages | undefined {
  const json = inside.closest<HTMLElement>('[data-code-strings]')?.dataset.codeStrings;
  return json === undefined ? undefined : JSON.parse(json);
}

function clearOutcome(): void {
  announce('');
  for (const button of document.querySelectorAll<HTMLElement>('[data-copied]')) delete button.dataset.copied;
}
