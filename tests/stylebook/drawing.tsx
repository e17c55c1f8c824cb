// Renders the theme's components as the server does, and records which of them were rendered.
import type { HydratedShellView, ShellView } from '@docsgen/contract/views';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { en } from '../../packages/theme/src/i18n/en.ts';
import { themeMarkup } from '../../packages/theme/src/server/react-markup.tsx';
import { staticShell } from '../../packages/theme/src/server/render-static.tsx';

export interface Drawing {
  readonly draw: (node: ReactNode) => string;
  /** Names of all rendered components, including nested ones. */
  readonly drawn: ReadonlySet<string>;
}

export function createDrawing(): Drawing {
  const drawn = new Set<string>();
  return {
    drawn,
    draw: (node) => {
      renderToStaticMarkup(<Noted node={node} names={drawn} />);
      return renderToStaticMarkup(node);
    },
  };
}

/** Returns the shell with its static parts as HTML. */
export function drawShell({ draw }: Pick<Drawing, 'draw'>, shell: ShellView): HydratedShellView {
  return staticShell({ markup: { ...themeMarkup, part: draw }, messages: en, about: { lang: 'en', title: '' } }, shell);
}

interface NotedProps {
  readonly node: ReactNode;
  readonly names: Set<string>;
}

/** Calls the components itself. It is a component, so that samples can use hooks. */
function Noted({ node, names }: NotedProps) {
  const visit = (each: ReactNode): void => {
    if (Array.isArray(each)) for (const item of each) visit(item);
    if (!isValidElement<{ readonly children?: ReactNode }>(each)) return;
    const { type, props } = each;
    if (typeof type !== 'function') {
      visit(props.children);
      return;
    }
    names.add(type.name);
    visit((type as (props: object) => ReactNode)(props));
  };
  visit(node);
  return null;
}
