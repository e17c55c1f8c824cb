// What a list shows of a post: the text before `<!-- more -->`, else the description, else the first paragraph.
import { firstParagraph, plainText } from '../../text/markdown-text.ts';

/** In MDX the mark is a comment of its own kind. */
const mark = /^[ \t]*(?:<!--\s*more\s*-->|\{\/\*\s*more\s*\*\/\})[ \t]*$/im;
const longest = 280;

export function excerptOf(markdown: string, description: string | undefined): readonly string[] {
  const found = mark.exec(markdown);
  if (found) {
    const paragraphs = paragraphsOf(markdown.slice(0, found.index));
    if (paragraphs.length > 0) return paragraphs;
  }
  const text = description ?? firstParagraph(markdown.replace(mark, ''), longest);
  return text === undefined ? [] : [text];
}

/** Plain text of the paragraphs, without what is no prose. */
function paragraphsOf(markdown: string): readonly string[] {
  return markdown.split(/\n[ \t]*\n/).flatMap((block) => {
    const text = firstParagraph(block, block.length + 1);
    return text === undefined ? [] : [plainText(text)];
  });
}
