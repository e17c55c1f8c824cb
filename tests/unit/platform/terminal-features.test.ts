// When colors and links are printed to a terminal.
import { describe, expect, it } from 'vitest';
import { hasColors, hasLinks } from '../../../packages/generator/src/platform/terminal-features.ts';

const screen = { isTTY: true };
const file = { isTTY: false };

describe('colours', () => {
  it.each([
    ['a screen has them', {}, screen, true],
    ['a file has none', {}, file, false],
    ['the log of CI has them', { CI: 'true' }, file, true],
    ['a dumb terminal has none', { TERM: 'dumb' }, screen, false],
    ['NO_COLOR takes them away', { NO_COLOR: '1' }, screen, false],
    ['an empty NO_COLOR does not', { NO_COLOR: '' }, screen, true],
    ['FORCE_COLOR brings them into a file', { FORCE_COLOR: '1' }, file, true],
    ['FORCE_COLOR=0 takes them away', { FORCE_COLOR: '0' }, screen, false],
    ['NO_COLOR is stronger than FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, screen, false],
  ])('%s', (_what, env, stream, expected) => expect(hasColors(env, stream)).toBe(expected));
});

describe('links', () => {
  it.each([
    ['a terminal that has them', { TERM_PROGRAM: 'WezTerm' }, screen, true],
    ['a recent VTE', { VTE_VERSION: '7600' }, screen, true],
    ['an old VTE', { VTE_VERSION: '4601' }, screen, false],
    ['an unknown terminal', { TERM: 'xterm' }, screen, false],
    ['a file', { TERM_PROGRAM: 'WezTerm' }, file, false],
    ['a log of CI', { CI: '1', TERM_PROGRAM: 'vscode' }, screen, false],
    ['FORCE_HYPERLINK', { FORCE_HYPERLINK: '1' }, file, true],
    ['FORCE_HYPERLINK=0', { FORCE_HYPERLINK: '0', TERM_PROGRAM: 'WezTerm' }, screen, false],
  ])('%s', (_what, env, stream, expected) => expect(hasLinks(env, stream)).toBe(expected));
});
