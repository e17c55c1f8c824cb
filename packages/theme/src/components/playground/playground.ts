// Live code in an article (`theme:playground`): code as any other, until the reader turns to it. Then its editor is
// loaded, once for all.

import { element, icon } from '../../lib/element.ts';
import type { Editor, EditorRequest } from './editor.ts';
import type { PlaygroundWords } from './ui-strings.ts';

interface EditorModule {
  readonly openEditor: (request: EditorRequest) => Promise<Editor>;
}

customElements.define(
  'docsgen-playground',
  class extends HTMLElement {
    #editor: Promise<Editor> | undefined;
    #source = '';

    connectedCallback(): void {
      if (this.querySelector('.playground-bar') === null) this.#begin();
    }

    disconnectedCallback(): void {
      // An element that is moved goes and comes within one task.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    /** See `browser/live/replace-page.ts`: what is the same keeps what the reader has typed. */
    exchange(next: HTMLElement): boolean {
      if (sourceOf(next) === this.#source) return false;
      this.#end();
      for (const name of next.getAttributeNames()) this.setAttribute(name, next.getAttribute(name) ?? '');
      this.innerHTML = next.innerHTML;
      this.#begin();
      return false;
    }

    #begin(): void {
      const pre = this.querySelector('pre');
      const code = pre?.querySelector('code');
      if (!pre || !code) return;
      this.#source = sourceOf(this);
      const words: PlaygroundWords = JSON.parse(this.dataset.words ?? '');
      const open = element('button', { type: 'button', class: 'control playground-open' }, icon('pencil'), words.open);
      const bar = element('div', { class: 'playground-bar' }, open);
      this.append(bar);
      const load = (): Promise<EditorModule> => import(this.dataset.editor ?? '');
      // What is about to be used is on its way.
      const warm = (): void => void load().catch(() => {});
      for (const name of ['pointerdown', 'focusin']) this.addEventListener(name, warm, { once: true });
      const start = async (): Promise<void> => {
        this.#editor ??= load().then(({ openEditor }) => openEditor({ host: this, pre, code, bar, words }));
        try {
          (await this.#editor).focus();
        } catch {
          this.#editor = undefined;
          bar.append(element('span', { role: 'alert' }, words.failure));
        }
      };
      open.addEventListener('click', start);
      pre.addEventListener('click', () => {
        if (this.#editor === undefined && getSelection()?.isCollapsed !== false) void start();
      });
    }

    #end(): void {
      this.#editor?.then((editor) => editor.close()).catch(() => {});
      this.#editor = undefined;
    }
  },
);

/** All that an author has written and configured, whatever scripts have added. */
function sourceOf(playground: HTMLElement): string {
  const { frame, scope, editor, language, calls } = playground.dataset;
  const texts = ['figcaption', 'pre > code'].map((selector) => playground.querySelector(selector)?.textContent);
  return JSON.stringify([frame, scope, editor, language, calls, ...texts]);
}
