// Whether a page has to be made, and of what. What it looks like is a function of its prepared view, its text and the places its
// references lead to. Their hash is the page's key: a page whose key and bytes are those of the last build is not made again.
import type { Page, PageFacts } from '../model/site.ts';
import type { KnownPage, KnownText } from './build-record.ts';
import type { PageBuilderParts } from './page-builder.ts';
import type { PageKeys } from './page-key.ts';
import type { PageTask, TextTask } from './page-work.ts';
import { preparedPage } from './prepared-page.ts';

/** A text with the pages that show it; category pages have none. */
export interface Group {
  readonly place: number;
  readonly task: TextTask | undefined;
  readonly pages: readonly Page[];
}

/** What is known of a group's text; empty where there is none. */
export interface TextState {
  readonly identity: string;
  readonly facts: () => PageFacts | undefined;
  readonly known: KnownText | undefined;
  readonly sections: string | undefined;
}

export interface PlannedPage {
  readonly page: Page;
  readonly task: PageTask;
  readonly known: Pick<KnownPage, 'site' | 'text' | 'key' | 'assets'>;
}

/** `isSame`: nothing that the page shows of the site can have changed. */
export type KeptPage = KnownPage & { readonly isSame: boolean };

interface PlanContext {
  readonly group: Group;
  readonly text: TextState;
  readonly parts: PageBuilderParts;
  readonly keyOf: PageKeys;
}

/** What there is to do for a page; or what is known of it, and nothing is to be done. */
export async function planPage(
  page: Page,
  { group, text, parts, keyOf }: PlanContext,
): Promise<PlannedPage | KeptPage> {
  const { siteKey, before } = parts;
  const known = before?.page(page.output);
  const isPublished = known !== undefined && (await parts.isPublished(page.output, known.stamp));
  if (isPublished && known.site === siteKey && known.text === text.identity && (await hasSameAssets(known, parts))) {
    return { ...known, isSame: true };
  }
  const { prepared, fills, assets } = await preparedPage(parts, page, text.facts());
  const key = keyOf({ identity: text.identity, fills, prepared });
  const facts = { site: siteKey, text: text.identity, key, assets };
  if (isPublished && known.key === key) return { ...known, ...facts, isSame: false };
  return { page, task: { output: page.output, text: group.task, prepared, fills }, known: facts };
}

async function hasSameAssets({ assets }: KnownPage, parts: PageBuilderParts): Promise<boolean> {
  await parts.assets.load(assets.map(([path]) => path));
  return assets.every(([path, output]) => parts.assets.get(path)?.output === output);
}
