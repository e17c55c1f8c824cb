// Which color mode is shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const dataset: Record<string, string | undefined> = {};
let isDark = false;
let stored: string | undefined;

beforeEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name];
  [isDark, stored] = [false, undefined];
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', {
    get localStorage() {
      if (stored === 'blocked') throw new Error('blocked');
      return { 'docsgen.theme': stored };
    },
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme:dark)' && isDark }));
});
afterEach(() => vi.unstubAllGlobals());

async function shown(attributes: Readonly<Record<string, string>>, choice?: string): Promise<string | undefined> {
  const { applyColorMode } = await import('../../../../packages/theme/src/components/color-mode/color-choice.ts');
  Object.assign(dataset, attributes);
  applyColorMode(choice);
  return dataset.theme;
}

describe('without a choice', () => {
  it.each(['light', 'dark'])('it is the default of the site: %s', async (color) => {
    expect(await shown({ color })).toBe(color);
  });

  it('it is the mode of the system if the site follows it', async () => {
    expect(await shown({ color: 'system' })).toBe('light');
    isDark = true;
    expect(await shown({ color: 'system' })).toBe('dark');
    expect(await shown({ color: 'light' })).toBe('light');
  });
});

describe('a choice', () => {
  it.each(['light', 'dark'])('that is stored is shown: %s', async (theme) => {
    stored = theme;
    expect(await shown({ color: theme === 'dark' ? 'light' : 'dark' })).toBe(theme);
    expect(await shown({ color: 'system' })).toBe(theme);
  });

  it.each(['auto', 'darker', 'x-light', '', 'blocked'])('is ignored if it is "%s"', async (theme) => {
    stored = theme;
    expect(await shown({ color: 'dark' })).toBe('dark');
    expect(await shown({ color: 'light' })).toBe('light');
  });

  it('is ignored if the site has only one mode', async () => {
    stored = 'dark';
    expect(await shown({ color: 'light', colorFixed: 'true' })).toBe('light');
  });

  it('that was just made takes precedence over the stored one', async () => {
    stored = 'dark';
    expect(await shown({ color: 'dark' }, 'light')).toBe('light');
    expect(await shown({ color: 'light' }, '')).toBe('light');
  });
});
