// Estimates the reading time. Counts words in languages with spaces between words, and characters in other languages,
// such as Chinese and Japanese.
import { proseLines } from '../../text/markdown-text.ts';

const wordsPerMinute = 220;
const charactersPerMinute = 420;

const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const hangul = /\p{Script=Hangul}/gu;
/** Scripts without spaces between words. The words of these languages have about five letters. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

/** Returns the reading time in minutes, which is at least 1. Each line of code is counted as one second. */
export function readingTime(markdown: string): number {
  let [text, code] = ['', 0];
  const all = markdown.split('\n');
  let index = 0;
  for (const line of proseLines(markdown)) {
    if (line === '' && (all[index] ?? '').trim() !== '') code += 1;
    text += `${line.replace(/<[^<>]*>|\]\([^()]*\)|https?:\S+/g, ' ')}\n`;
    index += 1;
  }
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const characters = count(script) + count(hangul) * 0.6 + count(unspaced) * 0.3;
  const spaced = text.replace(script, ' ').replace(hangul, ' ').replace(unspaced, ' ').match(words)?.length ?? 0;
  return Math.max(1, Math.round(characters / charactersPerMinute + spaced / wordsPerMinute + code / 60));
}
