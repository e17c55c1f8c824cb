// Returns the code to copy, without shell prompts and without the final newline, which would run the command when it is
// pasted.

const shells = /\blanguage-(console|bash|z?sh|shell(-?session)?)\b/;

/** `classNames` is the class attribute of the `<code>` element. */
export function textToCopy(text: string, classNames: string): string {
  const code = text.replace(/\n$/, '');
  return shells.test(classNames) ? withoutPrompts(code) : code;
}

/**
 * Removes prompts only if every command has one. Quoted text and lines after a backslash continue the previous command.
 */
function withoutPrompts(code: string): string {
  const joined = code.replace(/'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\\n/g, (part) => part.replaceAll('\n', ' '));
  const commands = joined.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
  return commands.every((line) => /^[$>] /.test(line)) ? code.replace(/^[$>] /gm, '') : code;
}
