// `@theme/Admonition`, rendered with the markup of docsgen's admonitions, also inside islands.
import type { HTMLAttributes, ReactNode } from 'react';
import { languageHere } from './environment.ts';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

type Kind = (typeof kinds)[number];

/** UI strings of docsgen by language, which `scripts/compile/migrate.js` inserts. */
declare const admonitionTitles: Readonly<Record<string, Readonly<Record<Kind, string>>>>;

/** Docusaurus aliases of admonition types. */
const others: Readonly<Record<string, Kind>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

export interface AdmonitionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly type?: string;
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** Custom types look like notes, with their name as the title. */
export function Admonition({ type = 'note', title, icon, className, children, ...rest }: AdmonitionProps): ReactNode {
  const known = kinds.find((each) => each === type) ?? others[type];
  const kind = known ?? 'note';
  const heading = title ?? (known ? titleOf(kind) : type);
  return (
    <div {...rest} className={`admonition admonition-${kind}${className ? ` ${className}` : ''}`} role="note">
      <p className="admonition-title">
        {icon !== undefined && icon !== null && <span aria-hidden="true">{icon} </span>}
        {heading}
      </p>
      {children}
    </div>
  );
}

function titleOf(kind: Kind): string {
  const titles = admonitionTitles[languageHere().split('-')[0] ?? ''] ?? admonitionTitles.en;
  return titles?.[kind] ?? kind;
}
