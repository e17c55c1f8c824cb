// Live code in a browser, under the policy of the host: nothing is loaded before first use, the code runs in a frame
// with an opaque origin, and errors are shown next to the code.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInEveryLook } from '../../../../tests/browser/axe.ts';
import { openWholeBrowser, untilAdopted, withPage } from '../../../../tests/browser/browser.ts';
import { openSmallSite, smallConfig } from '../../../../tests/browser/small-site.ts';

const page = `# Live

\`\`\`jsx live title="Counter"
function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count}</button>;
}
\`\`\`

\`\`\`tsx live noInline
const rows: readonly number[] = [1, 2];
render(<ul>{rows.map((row) => <li key={row}><Price amount={row} /></li>)}</ul>);
\`\`\`
`;
const price = `import './price.css';
export function Price({ amount }) { return <b className="price">{amount} €</b>; }
`;

const browser = openWholeBrowser();
const site = openSmallSite(
  {
    'site.config.yaml': `${smallConfig}baseUrl: /docs/\nplugins: ['@docsgen/live-code']\n`,
    'content/es/index.md': '# Inicio\n\n[Live](live.md)\n',
    'content/es/live.md': page,
    'components/live.jsx': "export { Price } from './price';\n",
    'components/price.jsx': price,
    'components/price.css': '.price { color: rgb(1, 2, 3); }\n',
  },
  { packages: ['@docsgen/live-code'] },
);
const still = { reducedMotion: 'reduce' } as const;

interface Playground {
  readonly box: Locator;
  readonly field: Locator;
  readonly frame: FrameLocator;
  readonly problem: Locator;
}

function playgroundOf(open: Page, index = 0): Playground {
  const box = open.locator('docsgen-playground').nth(index);
  return { box, field: box.locator('textarea'), frame: box.frameLocator('iframe'), problem: box.getByRole('status') };
}

async function start({ box }: Playground): Promise<void> {
  await box.locator('.playground-open').click();
}

it('without JavaScript, live code is a code block', async () => {
  await withPage(browser, { javaScriptEnabled: false }, async (open) => {
    await open.goto(`${site.origin}/docs/live/`);
    expect(await open.locator('docsgen-playground pre').first().innerText()).toContain('useState(0)');
    expect(await open.locator('docsgen-playground').getByRole('button').count()).toBe(0);
  });
});

it('nothing is loaded until the editor is opened; the code runs in a frame with an opaque origin', async () => {
  await withPage(browser, still, async (open) => {
    const asked: string[] = [];
    open.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open.goto(`${site.origin}/docs/`);
    await untilAdoptedByTouch(open);
    await open.locator('article a').click();
    const first = playgroundOf(open);
    await first.box.locator('.playground-open').waitFor();
    expect(asked.filter((path) => /editor|frame|components/.test(path))).toEqual([]);
    await start(first);
    await expect.poll(() => first.field.evaluate((field) => field === document.activeElement)).toBe(true);
    await first.frame.getByRole('button').click();
    await expect.poll(() => first.frame.getByRole('button').innerText()).toBe('Clicked 1');
    const inside = await first.frame.locator('body').evaluate(() => {
      const blocked = (read: () => unknown): boolean => {
        try {
          read();
          return false;
        } catch {
          return true;
        }
      };
      return [window.origin, blocked(() => window.parent.document), blocked(() => window.localStorage)];
    });
    expect(inside).toEqual(['null', true, true]);
    expect(await violationsInEveryLook(open, 'article')).toEqual([]);
  });
});

it('live code can use the site’s components, follows color mode and height, and can be reset', async () => {
  await withPage(browser, { ...still, colorScheme: 'light' }, async (open) => {
    await open.goto(`${site.origin}/docs/live/`);
    const second = playgroundOf(open, 1);
    await start(second);
    await second.frame.locator('.price').nth(1).waitFor();
    const colourOf = (selector: string, name: string): Promise<string> =>
      second.frame
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await colourOf('.price', 'color')).toBe('rgb(1, 2, 3)');
    const sheets = second.frame.locator('style');
    const loaded = await sheets.count();
    const light = await colourOf('body', 'background-color');
    await open.evaluate(() => {
      localStorage.setItem('docsgen.theme', 'dark');
      dispatchEvent(new StorageEvent('storage', { key: 'docsgen.theme', newValue: 'dark' }));
    });
    await expect.poll(() => colourOf('body', 'background-color')).not.toBe(light);
    const heightOf = (): Promise<number> => second.box.locator('iframe').evaluate((frame) => frame.clientHeight);
    const height = await heightOf();
    const frame = await second.box.locator('iframe').elementHandle();
    await second.field.fill('render(<div style={{ height: 400 }}>tall</div>)');
    await expect.poll(heightOf).toBeGreaterThan(height + 200);
    expect(await frame?.evaluate((element) => element.isConnected), 'the frame is used again').toBe(true);
    await second.box.locator('.playground-reset').click();
    await second.frame.locator('.price').nth(1).waitFor();
    expect(await sheets.count(), 'the components are loaded once').toBe(loaded);
    await open.keyboard.press('Tab');
    expect(await second.field.evaluate((field) => field === document.activeElement)).toBe(false);
  });
});

it('errors are shown with their lines, and endless loops are stopped', async () => {
  await withPage(browser, still, async (open) => {
    await open.goto(`${site.origin}/docs/live/`);
    const first = playgroundOf(open);
    await start(first);
    await first.frame.getByRole('button').waitFor();
    const told = async (code: string): Promise<string> => {
      await first.problem.evaluate((problem) => {
        problem.textContent = '';
      });
      await first.field.fill(code);
      await expect.poll(() => first.problem.innerText()).not.toBe('');
      return first.problem.innerText();
    };
    expect(await told('const a = 1;\nconst b = <p>;')).toMatch(/^Línea 2: /);
    expect(await told('<p>\n  <b>a</i>\n</p>')).toMatch(/^Línea 2: .*closing tag/);
    expect(await told('function A() {\n  return missing;\n}')).toBe('Línea 2: ReferenceError: missing is not defined');
    expect(await told("import x from 'left-pad';\nx();")).toContain("'left-pad' cannot be imported here");
    expect(await told('while (true) ;')).toMatch(/^Detenido/);
    expect(await first.box.locator('iframe').count()).toBe(0);
    await first.field.fill('export default () => <em>well</em>;');
    await expect.poll(() => first.frame.locator('em').innerText()).toBe('well');
    expect(await first.problem.innerText()).toBe('');
  });
});

async function untilAdoptedByTouch(open: Page): Promise<void> {
  await open.mouse.move(5, 5);
  await open.mouse.down();
  await open.mouse.up();
  await untilAdopted(open);
}
