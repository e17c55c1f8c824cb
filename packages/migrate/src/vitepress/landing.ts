// Converts a page with `layout: home` to a landing page. The hero becomes front matter, and the features become cards.
import { isExternal } from 'docsgen/internals';
import { editFrontMatter, landingFields } from '../front-matter-edit.ts';
import { plainLabel } from '../localized-text.ts';
import { bodyStart, type PageConversion, replace, tell } from '../page-work.ts';
import { isMap, type LooseMap, listIn, mapIn, textIn } from '../untyped-values.ts';
import { addressOf } from './places.ts';
import type { VitepressPage } from './site.ts';

/** `title` is the title of the site. */
export function convertLanding(work: PageConversion, { frontMatter }: VitepressPage, title: string): void {
  const { name, text, tagline, actions } = mapIn(frontMatter.hero);
  const subtitles = [name === undefined ? undefined : text, tagline];
  editFrontMatter(work, {
    drop: ['layout', 'hero', 'features', 'title', 'titleTemplate', 'sidebar', 'navbar', 'aside', 'footer', 'pageClass'],
    add: landingFields({ title: textIn(name) ?? textIn(text) ?? title, subtitles, actions, newLink: linkOf }),
  });
  const features = listIn(frontMatter.features).filter(isMap);
  const start = bodyStart(work.text);
  if (features.length > 0) replace(work, start, start, cardsOf(work, features));
}

function linkOf(link: string): string {
  return isExternal(link) ? link : addressOf(link);
}

function cardsOf(work: PageConversion, features: readonly LooseMap[]): string {
  const cards = features.map((feature) => {
    const icon = textIn(feature.icon);
    const isEmoji = icon !== undefined && /^[^\s<>/.\w]+$/.test(icon);
    if (feature.icon !== undefined && !isEmoji) tellIcon(work);
    const title = [isEmoji ? icon : undefined, plainLabel(textIn(feature.title) ?? '')].filter(Boolean).join(' ');
    const link = textIn(feature.link);
    const href = link === undefined ? '' : `{href="${linkOf(link)}"}`;
    return `:::card[${title.replace(/[[\]]/g, '\\$&')}]${href}\n${plainLabel(textIn(feature.details) ?? '')}\n:::\n`;
  });
  return `\n::::cards\n${cards.join('')}::::\n`;
}

function tellIcon(work: PageConversion): void {
  const hint = 'Give the card an icon by name: :::card[Title]{icon="rocket"}';
  const message = 'The image of a feature was removed';
  tell(work, Math.max(0, work.text.indexOf('features:')), { severity: 'warning', message, hint });
}
