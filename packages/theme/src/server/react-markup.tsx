// Renders React elements to HTML; the theme's only module that imports react-dom/server.

import type { Html } from '@docsgen/contract/html';
import type { PostHeadView, PostLinkView } from '@docsgen/contract/post-views';
import type { LastUpdatedView, PictureView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LastUpdated } from '../components/article/last-updated.tsx';
import { CardList, type CardListProps } from '../components/category/card-list.tsx';
import { Picture } from '../components/layout/picture.tsx';
import { ChangelogHead } from '../components/posts/changelog-head.tsx';
import { PostHead } from '../components/posts/post-head.tsx';
import type { Messages } from '../i18n/messages.ts';
import type { Markup } from './markup.ts';

export type { Markup };

/** Renders elements that are not hydrated. */
export function staticMarkup(node: ReactNode): Html {
  return renderToStaticMarkup(node);
}

/** Renders elements that are hydrated. The prefix is added to React's ids. */
export function hydratableMarkup(node: ReactNode, identifierPrefix: string): Html {
  const html = renderToString(node, { identifierPrefix });
  // React prepends preload links, which would cause a hydration mismatch.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** Renders the theme's components, which contain no islands. */
export const themeMarkup: Markup = {
  overrides: new Set(),
  shell: (node) => renderToString(node),
  part: (node) => renderToString(node),
  body: staticMarkup,
  document: staticMarkup,
};

export function renderPicture(picture: PictureView): Html {
  return renderToStaticMarkup(<Picture picture={picture} />);
}

export function renderPostHead(head: PostHeadView | readonly PostLinkView[], lang: string, messages: Messages): Html {
  if ('date' in head) return renderToStaticMarkup(<PostHead head={head} lang={lang} messages={messages} />);
  return renderToStaticMarkup(<ChangelogHead feeds={head} messages={messages} />);
}

export function renderCardList(props: CardListProps): Html {
  return renderToStaticMarkup(<CardList {...props} />);
}

export function renderLastUpdated(update: LastUpdatedView, { pages }: Messages): Html {
  return renderToStaticMarkup(<LastUpdated update={update} messages={pages.lastUpdated} />);
}
