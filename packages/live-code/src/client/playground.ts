// Live code in an article. The code is a plain code block until the reader activates it, which loads the editor.

import type { PlaygroundStrings } from '../strings.ts';
import type { Editor, EditorRequest } from './editor.ts';
import { element, icon } from './element.ts';

interface EditorModule {
  readonly openEditor: (request: EditorRequest) => Promise<Editor>;
}

customElements.define(
  'docsgen-playground',
  class extends HTMLElement {
    #editor: Promise<Editor> | undefined;
    #source = '';

    connectedCallback(): void {
      if (this.querySelector('.playground-bar') === null) this.#activate();
    }

    disconnectedCallback(): void {
      // Moving an element disconnects and reconnects it within one task.
      queueMicrotask(() => {
        if (!this.isConnected) this.#deactivate();
      });
    }

    /** Called by the development server. Preserves the reader's changes if the source is the same. */
    exchange(next: HTMLElement): boolean {
      if (sourceOf(next) === this.#source) return false;
      this.#deactivate();
      for (const name of next.getAttributeNames()) this.setAttribute(name, next.getAttribute(name) ?? '');
      this.innerHTML = next.innerHTML;
      this.#activate();
      return false;
    }

    #activate(): void {
      const pre = this.querySelector('pre');
      const code = pre?.querySelector('code');
      if (!pre || !code) return;
      this.#source = sourceOf(this);
      const strings: PlaygroundStrings = JSON.parse(this.dataset.words ?? '');
      const open = element(
        'button',
        { type: 'button', class: 'control playground-open' },
        icon('pencil'),
        strings.open,
      );
      const bar = element('div', { class: 'playground-bar' }, open);
      this.append(bar);
      const load = (): Promise<EditorModule> => import(this.dataset.editor ?? '');
      // Loading starts before the reader clicks.
      const preload = (): void => void load().catch(() => {});
      for (const name of ['pointerdown', 'focusin']) this.addEventListener(name, preload, { once: true });
      const start = async (): Promise<void> => {
        this.#editor ??= load().then(({ openEditor }) => openEditor({ host: this, pre, code, bar, words: strings }));
        try {
          (await this.#editor).focus();
        } catch {
          this.#editor = undefined;
          bar.append(element('span', { role: 'alert' }, strings.failure));
        }
      };
      open.addEventListener('click', start);
      pre.addEventListener('click', () => {
        if (this.#editor === undefined && getSelection()?.isCollapsed !== false) void start();
      });
    }

    #deactivate(): void {
      this.#editor?.then((editor) => editor.close()).catch(() => {});
      this.#editor = undefined;
    }
  },
);

/** Returns everything that the author has written and configured, without the elements that scripts added. */
function sourceOf(playground: HTMLElement): string {
  const { frame, scope, editor, language, calls } = playground.dataset;
  const content = ['figcaption', 'pre > code'].map((selector) => playground.querySelector(selector)?.textContent);
  return JSON.stringify([frame, scope, editor, language, calls, ...content]);
}
