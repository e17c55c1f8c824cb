// Renders diagrams that were not rendered at build time (`theme:late-diagrams`). Each diagram is rendered in a shared
// frame when it is near the viewport, and is shown as images. Until the diagram is rendered, or if rendering fails, its
// source is shown.

import { smallestScale } from '../smallest-scale.ts';
import { connectDiagramFrame } from './diagram-frame-link.ts';
import { element } from './element.ts';
import type { DiagramResponse } from './messages.ts';
import { currentAppearance } from './page-appearance.ts';

type Drawn = Extract<DiagramResponse, { readonly kind: 'drawn' }>;

const drawer = connectDiagramFrame();

/** Distance from the viewport at which a diagram is rendered. */
const near = { rootMargin: '800px' };

customElements.define(
  'docsgen-diagram',
  class extends HTMLElement {
    #source = '';
    #observer: IntersectionObserver | undefined;

    connectedCallback(): void {
      if (this.#source !== '') return;
      this.#source = sourceIn(this);
      this.#observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#observer?.disconnect();
        void this.#draw();
      }, near);
      this.#observer.observe(this);
    }

    disconnectedCallback(): void {
      this.#observer?.disconnect();
      this.#source = '';
      queueMicrotask(() => {
        if (document.querySelector('docsgen-diagram') === null) drawer.close();
      });
    }

    /** Called by `browser/live/replace-page.ts`. Preserves the rendered diagram if nothing has changed. */
    exchange(next: HTMLElement): boolean {
      const isSame = sourceIn(next) === this.#source && next.dataset.name === this.dataset.name;
      if (isSame && next.dataset.frame === this.dataset.frame) return false;
      this.disconnectedCallback();
      for (const name of next.getAttributeNames()) this.setAttribute(name, next.getAttribute(name) ?? '');
      this.innerHTML = next.innerHTML;
      this.connectedCallback();
      return false;
    }

    async #draw(): Promise<void> {
      const source = this.#source;
      const { frame = '', name = '', failure = '' } = this.dataset;
      const appearance = currentAppearance(this);
      const answer = await drawer.draw({ frame, source, appearance, width: this.clientWidth });
      const figure = this.querySelector('figure');
      const details = figure?.querySelector('details');
      if (source !== this.#source || !figure || !details) return;
      if (answer.kind === 'failed') {
        const message = failure.replace('{message}', answer.message.split('\n', 1)[0]?.slice(0, 300) ?? '');
        figure.prepend(element('p', { class: 'diagram-failure' }, message));
      } else {
        figure.prepend(
          element(
            'div',
            { class: 'diagram-drawing', tabindex: '0' },
            ...picturesOf(answer, name),
            legibleWidth(answer),
          ),
        );
        if (!details.contains(document.activeElement)) details.open = false;
      }
      this.dataset.outcome = answer.kind;
    }
  },
);

function sourceIn(diagram: Element): string {
  return diagram.querySelector('details code')?.textContent ?? '';
}

function picturesOf({ light, dark }: Drawn, alt: string): readonly HTMLElement[] {
  return [light, dark].map(({ svg, width, height }, index) =>
    element('img', {
      class: index === 0 ? 'on-light-page' : 'on-dark-page',
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      width: String(width),
      height: String(height),
      alt,
    }),
  );
}

/** See `code-blocks.ts`. */
function legibleWidth({ light }: Drawn): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', String(Math.ceil(smallestScale * light.width)));
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
