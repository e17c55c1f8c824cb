// `@docusaurus/Link`, and the link components of `@docusaurus/router`.
import { type AnchorHTMLAttributes, type ReactNode, useEffect } from 'react';
import { hasProtocol, islandAddress, useLanguagePath } from './addresses.ts';
import { isInIsland } from './environment.ts';

interface Target {
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string | Target;
  readonly isNavLink?: boolean;
  readonly exact?: boolean;
  readonly activeClassName?: string;
  readonly activeStyle?: object;
  readonly isActive?: unknown;
  readonly autoAddBaseUrl?: boolean;
  readonly 'data-noBrokenLinkCheck'?: boolean;
  readonly children?: ReactNode;
}

export function Link(props: LinkProps): ReactNode {
  const { to, isNavLink: _nav, exact: _exact, activeClassName: _class, activeStyle: _style, ...others } = props;
  const { isActive: _active, autoAddBaseUrl: _base, 'data-noBrokenLinkCheck': _check, href, ...rest } = others;
  const address = to === undefined ? href : textOf(to);
  if (address === undefined) return <a {...rest} />;
  const isExternal = hasProtocol(address) && !address.startsWith('pathname:');
  const attributes = isExternal ? { target: '_blank', rel: 'noopener noreferrer', ...rest } : rest;
  if (isExternal || !isInIsland()) return <a {...attributes} href={address.replace(/^pathname:\/\//, '')} />;
  return <IslandLink {...attributes} href={address} />;
}

function IslandLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return <a {...rest} href={islandAddress(href, useLanguagePath())} />;
}

/** Outside of islands, this component renders a link, because redirects belong to `redirects` in the configuration. */
export function Redirect({ to }: { readonly to: string | Target }): ReactNode {
  const address = textOf(to);
  return isInIsland() ? (
    <Leave to={address} />
  ) : (
    <p>
      <Link to={address}>{address}</Link>
    </p>
  );
}

function Leave({ to }: { readonly to: string }): ReactNode {
  const address = islandAddress(to, useLanguagePath());
  useEffect(() => location.replace(address), [address]);
  return <a href={address}>{address}</a>;
}

function textOf(to: string | Target): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
