// Renders pages to bytes.
import type { Languages } from '@docsgen/theme/messages';
import { type Markup, themeMarkup } from '@docsgen/theme/react-markup';
import { createRenderer } from '@docsgen/theme/render-document';
import { createLru } from '../../text/lru.ts';
import type { PageRenderer } from './render-context.ts';

/** Number of cached templates of each kind. A site typically has a few dozen. */
const templateLimit = 300;

interface RendererSource {
  readonly create: typeof createRenderer;
  readonly markup: Markup;
}

const theme: RendererSource = { create: createRenderer, markup: themeMarkup };

/** The renderer caches the templates that pages share. `source` belongs to the site's overrides or to the theme. */
export function createPageRenderer(languages: Languages, { create, markup }: RendererSource = theme): PageRenderer {
  const { renderPage, ...others } = create({ markup, languages, newCache: () => createLru(templateLimit) });
  const join = createJoiner();
  return { ...others, renderPage: (prepared, article) => join(renderPage(prepared, article)) };
}

type Chunk = string | Uint8Array;

/**
 * Joins the chunks of a page into bytes. Chunks are not joined to a string, because a single character outside Latin-1
 * would double the memory of the string, and chunks that many pages share would be encoded again for each page.
 */
function createJoiner(): (chunks: readonly Chunk[]) => Uint8Array {
  let buffer = Buffer.allocUnsafe(65_536);
  return (chunks) => {
    // A UTF-16 code unit needs at most three bytes in UTF-8.
    const maxSize = chunks.reduce(
      (sum, chunk) => sum + (typeof chunk === 'string' ? chunk.length * 3 : chunk.length),
      0,
    );
    if (maxSize > buffer.length) buffer = Buffer.allocUnsafe(maxSize * 2);
    let end = 0;
    for (const chunk of chunks) {
      if (typeof chunk === 'string') end += buffer.write(chunk, end);
      else {
        buffer.set(chunk, end);
        end += chunk.length;
      }
    }
    return Buffer.from(buffer.subarray(0, end));
  };
}
