// The script of articles with islands (`theme:islands`) defines the custom element of islands. The element hydrates its
// component when it is connected and unmounts the component when it is removed, regardless of which code replaces the
// surrounding article.

import { parse } from 'devalue';
import type { Root } from 'react-dom/client';
import { element } from '../../lib/element.ts';
import { waitFor } from './hydration-triggers.ts';
import { loadReact, type PageReact } from './react-of-page.ts';

/** A mounted React root. */
interface Mounted {
  readonly root: Root;
  /** Renders with the current attributes of the element. */
  readonly render: () => void;
}

class IslandElement extends HTMLElement {
  /** Loaded once, when the first island hydrates. */
  static #react: Promise<PageReact> | undefined;
  #isStarted = false;
  /** Incremented on every start and stop, so that outdated asynchronous work can be discarded. */
  #turn = 0;
  #stopWaiting: (() => void) | undefined;
  #mounted: Mounted | undefined;
  /** HTML of the children that the author wrote, if any. */
  #slot: string | undefined;

  connectedCallback(): void {
    if (!this.#isStarted) this.#start();
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and reconnects it within one task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  #start(): void {
    this.#isStarted = true;
    this.#turn += 1;
    this.#slot = takeSlot(this);
    const wake = (): void => void this.#wake().catch((error) => this.#report(error));
    this.#stopWaiting = waitFor(this.dataset.client, this, wake);
  }

  #stop(): void {
    this.#isStarted = false;
    this.#turn += 1;
    this.#stopWaiting?.();
    this.#mounted?.root.unmount();
    this.#mounted = undefined;
  }

  /**
   * Called by `browser/live/replace-page.ts`. If the component is the same, it stays mounted with its state, and is
   * rendered again if its props have changed. Returns `false`, because the element has updated itself.
   */
  exchange(next: HTMLElement): boolean {
    const isSame = ['component', 'src', 'client'].every((name) => this.dataset[name] === next.dataset[name]);
    if (this.#mounted === undefined || !isSame) {
      this.#stop();
      copyAttributes(next, this);
      this.innerHTML = next.innerHTML;
      this.#start();
      return false;
    }
    const slot = takeSlot(next);
    const isUnchanged = slot === this.#slot && this.dataset.props === next.dataset.props;
    copyAttributes(next, this);
    this.#slot = slot;
    if (!isUnchanged) this.#mounted.render();
    return false;
  }

  async #wake(): Promise<void> {
    const turn = this.#turn;
    const { src = '', component = '' } = this.dataset;
    const { react, reactClient, PageContext, module } = await this.#load(src);
    // The island may have been removed or replaced in the meantime.
    if (turn !== this.#turn) return;
    const exported = module[component.slice(component.lastIndexOf('#') + 1)];
    if (exported === undefined) throw new Error(`${src} does not export it`);
    const tree = (): React.ReactNode => {
      const { props, page = '{}' } = this.dataset;
      const parsedProps = props === undefined ? {} : parse(props);
      const slot = this.#slot;
      const children = slot === undefined ? [] : [react.createElement('docsgen-slot', innerHtml(slot))];
      const value = { lang: '', title: '', ...JSON.parse(page) };
      const rendered = react.createElement(exported as React.FunctionComponent, parsedProps, ...children);
      return react.createElement(PageContext, { value }, rendered);
    };
    const html = this.innerHTML;
    const options = {
      identifierPrefix: `island${this.dataset.id}-`,
      onRecoverableError: (error: unknown) => {
        // If the island is removed before hydration finishes, the component is not the cause of the error.
        if (turn === this.#turn) this.#report(error, 'renders differently in the browser than at build time');
      },
      onUncaughtError: (error: unknown) => {
        this.#report(error);
        queueMicrotask(() => this.#restore(html));
      },
    };
    const isRendered = this.dataset.client !== 'only' && this.hasChildNodes();
    if (isRendered) restoreStyles(this);
    const root = isRendered ? reactClient.hydrateRoot(this, tree(), options) : reactClient.createRoot(this, options);
    if (!isRendered) root.render(tree());
    this.#mounted = { root, render: () => root.render(tree()) };
  }

  /**
   * Preloads the component while React loads, but runs it only after React, because the component expects that the
   * runtime is set up.
   */
  async #load(src: string): Promise<PageReact & { readonly module: Readonly<Record<string, unknown>> }> {
    const preload = element('link', { rel: 'modulepreload', href: src });
    document.head.append(preload);
    try {
      IslandElement.#react ??= loadReact();
      const react = await IslandElement.#react;
      return { ...react, module: await import(src) };
    } finally {
      preload.remove();
    }
  }

  /** If a component throws, the HTML from the build is restored. */
  #restore(html: string): void {
    this.#mounted?.root.unmount();
    this.#mounted = undefined;
    this.innerHTML = html;
  }

  #report(error: unknown, what = 'failed'): void {
    reportError(new Error(`The component ${this.dataset.component} ${what}: ${error}`, { cause: error }));
  }
}

/**
 * If a Content Security Policy blocks style attributes, the build moves them to a style sheet. This function restores
 * the attributes before hydration, because React sets and removes inline styles itself.
 */
function restoreStyles(island: Element): void {
  for (const styled of island.querySelectorAll<HTMLElement>('[data-docsgen-style]')) {
    styled.style.cssText = styled.dataset.docsgenStyle ?? '';
    delete styled.dataset.docsgenStyle;
  }
}

function innerHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/**
 * Returns the HTML of the children before the component can change it, and removes a hidden slot, which would break
 * hydration.
 */
function takeSlot(island: HTMLElement): string | undefined {
  const slot = island.querySelector<HTMLElement>('docsgen-slot');
  if (slot?.hidden && slot.parentElement === island) slot.remove();
  return slot?.innerHTML;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const name of from.getAttributeNames()) to.setAttribute(name, from.getAttribute(name) ?? '');
}

customElements.define('docsgen-island', IslandElement);
