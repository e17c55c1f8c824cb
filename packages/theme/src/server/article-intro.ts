// An article with what docsgen adds below its title.
import type { Html } from '@docsgen/contract/html';

/** The article with what stands below its h1; without one, above everything. */
export function withIntro(article: readonly Html[], intro: Html | undefined): readonly Html[] {
  if (intro === undefined) return article;
  const end = '</h1>';
  const index = article.findIndex((chunk) => chunk.includes(end));
  if (index < 0) return [intro, ...article];
  return article.map((chunk, at) => (at === index ? chunk.replace(end, () => end + intro) : chunk));
}
