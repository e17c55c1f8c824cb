// Determines the excerpt of a post for lists, which is the text before `<!-- more -->`, the description, or the first
// paragraph.
import { firstParagraph, plainText } from '../../text/markdown-text.ts';

/** Matches the marker, which is a JavaScript comment in MDX. */
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

/** Returns the plain text of the paragraphs. Other blocks are omitted. */
function paragraphsOf(markdown: string): readonly string[] {
  return markdown.split(/\n[ \t]*\n/).flatMap((block) => {
    const text = firstParagraph(block, block.length + 1);
    return text === undefined ? [] : [plainText(text)];
  });
}
