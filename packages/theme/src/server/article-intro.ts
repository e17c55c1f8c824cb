import type { Html } from '@docsgen/contract/html';

/** Inserts the intro after the article's h1, or at the start if it has none. */
export function withIntro(article: readonly Html[], intro: Html): readonly Html[] {
  if (intro === '') return article;
  const end = '</h1>';
  const index = article.findIndex((chunk) => chunk.includes(end));
  if (index < 0) return [intro, ...article];
  return article.map((chunk, at) => (at === index ? chunk.replace(end, () => end + intro) : chunk));
}
