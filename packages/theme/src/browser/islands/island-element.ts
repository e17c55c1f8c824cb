// An island in the browser: an element that brings itself to life when it is there, and gives up what it holds when it
// goes, however the article around it is exchanged.

import { parse } from 'devalue';
import type { Root } from 'react-dom/client';
import { element as makeElement } from '../../lib/element.ts';
import { waitFor } from './hydration-triggers.ts';
import type { PageReact } from './react-of-page.ts';

/** What is alive in an island. */
interface Life {
  readonly root: Root;
  /** Draws what the element says by now. */
  readonly draw: () => void;
}

/** `react`: called when an island comes to life. */
export function defineIslands(react: () => Promise<PageReact>): void {
  customElements.define(
    'docsgen-island',
    class extends HTMLElement {
      readonly #island = new Island(this, react);

      connectedCallback(): void {
        this.#island.begin();
      }

      disconnectedCallback(): void {
        // An element that is moved goes and comes within one task.
        queueMicrotask(() => {
          if (!this.isConnected) this.#island.end();
        });
      }

      /** See `browser/live/replace-page.ts`: `false` if there is nothing left to exchange. */
      exchange(next: HTMLElement): boolean {
        return this.#island.exchange(next);
      }
    },
  );
}

class Island {
  readonly #element: HTMLElement;
  readonly #react: () => Promise<PageReact>;
  #isBegun = false;
  /** Counts its beginnings and ends: what an earlier one has waited for comes too late. */
  #turn = 0;
  #stopWaiting: (() => void) | undefined;
  #life: Life | undefined;
  /** HTML of what the author wrote in it; `undefined`: nothing. */
  #slot: string | undefined;

  constructor(element: HTMLElement, react: () => Promise<PageReact>) {
    this.#element = element;
    this.#react = react;
  }

  begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#turn += 1;
    const { client } = this.#element.dataset;
    this.#slot = takeSlot(this.#element);
    this.#stopWaiting = waitFor(client, this.#element, () => void this.#wake().catch((error) => this.#tell(error)));
  }

  end(): void {
    this.#isBegun = false;
    this.#turn += 1;
    this.#stopWaiting?.();
    this.#life?.root.unmount();
    this.#life = undefined;
  }

  /** What is the same stays alive, with what the reader did to it; it gets other props where these changed. */
  exchange(next: HTMLElement): boolean {
    const element = this.#element;
    const isSame = ['component', 'src', 'client'].every((name) => element.dataset[name] === next.dataset[name]);
    if (this.#life === undefined || !isSame) {
      this.end();
      copyAttributes(next, element);
      element.innerHTML = next.innerHTML;
      this.begin();
      return false;
    }
    const slot = takeSlot(next);
    const isDrawn = slot === this.#slot && element.dataset.props === next.dataset.props;
    copyAttributes(next, element);
    this.#slot = slot;
    if (!isDrawn) this.#life.draw();
    return false;
  }

  async #wake(): Promise<void> {
    const element = this.#element;
    const turn = this.#turn;
    const { src = '', component = '' } = element.dataset;
    const { react, reactClient, PageContext, module } = await this.#load(src);
    // It may have gone meanwhile, or become another one.
    if (turn !== this.#turn) return;
    const exported = module[component.slice(component.lastIndexOf('#') + 1)];
    if (exported === undefined) throw new Error(`${src} does not export it`);
    const drawn = (): React.ReactNode => {
      const { props, page = '{}' } = element.dataset;
      const given = props === undefined ? {} : parse(props);
      const slot = this.#slot;
      const children = slot === undefined ? [] : [react.createElement('docsgen-slot', innerHtml(slot))];
      const value = { lang: '', title: '', ...JSON.parse(page) };
      const made = react.createElement(exported as React.FunctionComponent, given, ...children);
      return react.createElement(PageContext, { value }, made);
    };
    const html = element.innerHTML;
    const options = {
      identifierPrefix: `island${element.dataset.id}-`,
      onRecoverableError: (error: unknown) => {
        // What goes before React has taken it over is no mistake of the component.
        if (turn === this.#turn) this.#tell(error, 'draws something else than when the site was built');
      },
      onUncaughtError: (error: unknown) => {
        this.#tell(error);
        queueMicrotask(() => this.#giveUp(html));
      },
    };
    const isDrawn = element.dataset.client !== 'only' && element.hasChildNodes();
    if (isDrawn) restoreStyles(element);
    const root = isDrawn
      ? reactClient.hydrateRoot(element, drawn(), options)
      : reactClient.createRoot(element, options);
    if (!isDrawn) root.render(drawn());
    this.#life = { root, draw: () => root.render(drawn()) };
  }

  /** The component is fetched while React is, but finds it in its place when it runs. */
  async #load(src: string): Promise<PageReact & { readonly module: Readonly<Record<string, unknown>> }> {
    const early = makeElement('link', { rel: 'modulepreload', href: src });
    document.head.append(early);
    try {
      const react = await this.#react();
      return { ...react, module: await import(src) };
    } finally {
      early.remove();
    }
  }

  /** A component that throws leaves what was drawn when the site was built. */
  #giveUp(html: string): void {
    this.#life?.root.unmount();
    this.#life = undefined;
    this.#element.innerHTML = html;
  }

  #tell(error: unknown, what = 'failed'): void {
    const { component } = this.#element.dataset;
    reportError(new Error(`The component ${component} ${what}: ${error}`, { cause: error }));
  }
}

/** Where a policy blocks style attributes, the build moves them to a style sheet. React sets and removes its own. */
function restoreStyles(island: Element): void {
  for (const styled of island.querySelectorAll<HTMLElement>('[data-docsgen-style]')) {
    styled.style.cssText = styled.dataset.docsgenStyle ?? '';
    delete styled.dataset.docsgenStyle;
  }
}

function innerHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** HTML of what stands in an island, before its component may change it. What was not drawn would be in its way. */
function takeSlot(island: HTMLElement): string | undefined {
  const slot = island.querySelector<HTMLElement>('docsgen-slot');
  if (slot?.hidden && slot.parentElement === island) slot.remove();
  return slot?.innerHTML;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) to.setAttribute(name, from.getAttribute(name) ?? '');
}
