// JSX types of island elements. In the browser, `docsgen-island` is a custom element
// (browser/islands/island-element.ts).

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'docsgen-island': Plain;
      'docsgen-slot': Plain;
    }
  }
}
