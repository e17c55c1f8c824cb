// What a reader wants of a code block: the code, without the prompts of a terminal and without the last line's
// end, which would run the command on being pasted.

const shells = /\blanguage-(console|bash|z?sh|shell(-?session)?)\b/;

/** `classNames` as the article's `<code>` has them. */
export function textToCopy(text: string, classNames: string): string {
  const code = text.replace(/\n$/, '');
  return shells.test(classNames) ? withoutPrompts(code) : code;
}

/** Only where every command has a prompt; what stands in quotes or follows a backslash belongs to the line before. */
function withoutPrompts(code: string): string {
  const joined = code.replace(/'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\\n/g, (part) => part.replaceAll('\n', ' '));
  const commands = joined.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
  return commands.every((line) => /^[$>] /.test(line)) ? code.replace(/^[$>] /gm, '') : code;
}
