// Errors in live code have a line number in every browser, whatever its stack traces contain.
import { it } from 'vitest';
import { serveSmallSite, smallConfig } from '../browser/small-site.ts';
import { browse } from './browsers.ts';
import { click, run, see, until } from './on-page.ts';

const { withTab } = browse(() =>
  serveSmallSite(
    {
      'site.config.yaml': `${smallConfig}plugins: ['@docsgen/live-code']\n`,
      'content/en/index.md': '# Home\n',
      'content/es/index.md': '# Live\n\n```jsx live\n() => <b>well</b>\n```\n',
    },
    { packages: ['@docsgen/live-code'] },
  ),
);

it('an error in live code is shown with its line', () =>
  withTab(async (tab, origin) => {
    await tab.goto(origin);
    await click(tab, '.playground-open');
    await see(tab, 'docsgen-playground iframe');
    for (const [code, message] of [
      ['function A() {\n  return missing;\n}', 'Línea 2: ReferenceError: '],
      ['function B() {\n  useEffect(() => {\n    null.name;\n  });\n  return null;\n}', 'Línea 3: TypeError: '],
    ] as const) {
      await run(
        tab,
        (text) => {
          const field = document.querySelector('docsgen-playground textarea');
          if (!(field instanceof HTMLTextAreaElement)) return;
          field.value = text;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        code,
      );
      await until(
        tab,
        (text) => document.querySelector('docsgen-playground [role=status]')?.textContent?.startsWith(text),
        message,
      );
    }
  }));
