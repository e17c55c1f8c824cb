// The editor of live code, loaded on first use: a textarea on top of the highlighted code, and below it the result,
// rendered in a separate frame. The Tab key moves the focus, as in other fields.

import type { PlaygroundStrings } from '../strings.ts';
import { element } from './element.ts';
import { linkFrame, type Outcome } from './frame-link.ts';
import type { LiveScope } from './messages.ts';
import { highlighted } from './prism.ts';

/** Milliseconds without input before the code runs. */
const pause = 400;

export interface EditorRequest {
  readonly host: HTMLElement;
  readonly pre: HTMLElement;
  readonly code: HTMLElement;
  readonly bar: HTMLElement;
  readonly words: PlaygroundStrings;
}

export interface Editor {
  readonly focus: () => void;
  readonly close: () => void;
}

export async function openEditor({ host, pre, code, bar, words }: EditorRequest): Promise<Editor> {
  const { frame = '', scope = '', language = 'jsx', calls } = host.dataset;
  const siteScope = await loadScope(scope);
  const original = (code.textContent ?? '').replace(/\n$/, '');
  const field = createField(original, words.editor);
  const highlight = (): void => code.replaceChildren(...highlighted(field.value, language), '\n');
  const problem = element('p', { class: 'playground-problem', role: 'status' });
  const result = element('div', { class: 'playground-result' });
  const reset = element('button', { type: 'button', class: 'control playground-reset' }, words.reset);
  const link = linkFrame({
    src: frame,
    title: words.result,
    host,
    scope: siteScope,
    place: (frameElement) => result.replaceChildren(frameElement),
    tell: (outcome) => {
      problem.textContent = textOf(outcome, words);
      host.dataset.outcome = outcome.kind;
    },
  });
  const run = (): void => link.run({ code: field.value, language, rendersItself: calls !== undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (): void => {
    highlight();
    reset.disabled = field.value === original;
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
  field.addEventListener('input', change);
  field.addEventListener('scroll', () => {
    pre.scrollLeft = field.scrollLeft;
  });
  reset.disabled = true;
  reset.addEventListener('click', () => {
    field.value = original;
    field.focus();
    change();
  });
  pre.className = '';
  pre.removeAttribute('tabindex');
  pre.setAttribute('aria-hidden', 'true');
  const box = element('div', { class: 'playground-code' });
  pre.replaceWith(box);
  box.append(pre, field);
  highlight();
  bar.replaceChildren(element('span', { class: 'playground-title' }, words.result), reset);
  bar.after(problem, result);
  run();
  return {
    focus: () => field.focus(),
    close: () => {
      clearTimeout(timer);
      link.close();
    },
  };
}

function createField(value: string, label: string): HTMLTextAreaElement {
  const field = element('textarea', {
    class: 'playground-field',
    'aria-label': label,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    wrap: 'off',
    dir: 'ltr',
    rows: '1',
  });
  field.value = value;
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const line = field.value.slice(0, field.selectionStart).split('\n').at(-1) ?? '';
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const deeper = /[{([>]\s*$/.test(line) && !/\/>\s*$|<\/[^>]*>\s*$/.test(line) ? '  ' : '';
    insert(field, `\n${indent}${deeper}`);
  });
  return field;
}

/** Uses `execCommand`, because no other way to change a field supports undo. */
function insert(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input'));
}

function textOf(outcome: Outcome, words: PlaygroundStrings): string {
  if (outcome.kind === 'done') return '';
  if (outcome.kind === 'stuck') return words.stuck;
  const { message, line } = outcome;
  return line === undefined ? message : words.line.replace('{line}', String(line)).replace('{message}', message);
}

/** Loads the site's components, which are available in every editor. */
async function loadScope(address: string): Promise<LiveScope | undefined> {
  if (address === '') return undefined;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
