// Docusaurus passes its configuration to React pages as the `config` prop, which older pages use. The page is wrapped
// in a component that passes the prop.
import { siteModule } from './imports.ts';
import type { ModuleWork } from './module-work.ts';

const unpacked = String.raw`\{[^{}]*\bconfig\b[^{}]*\}\s*=\s*(?:this\.)?props\b`;
const asParameter = String.raw`\bexport\s+default\s+function\s+\w+\(\s*\{[^)]*\bconfig\b`;
const asked = new RegExp(String.raw`${unpacked}|\bprops\.config\b|${asParameter}`);

export function passConfig({ text, code, edits, placed }: ModuleWork): void {
  const page = /^export\s+default\s+(?=function\s+([A-Z]\w*)\b)/m.exec(text);
  const name = page?.[1];
  if (!page || name === undefined || !asked.test(text)) return;
  edits.push({ start: page.index, end: page.index + page[0].length, text: '' });
  const first = code.statements.find(({ keyword }) => keyword === 'import')?.start ?? 0;
  edits.push({
    start: first,
    end: first,
    text: `import { siteConfig as configOfSite } from '${siteModule}';\n`,
  });
  const type = placed.to.endsWith('.tsx') ? ': object' : '';
  const end = text.length;
  const drawn = `  return <${name} config={configOfSite} {...props} />;`;
  const lines = ['', `export default function PageWithConfig(props${type}) {`, drawn, '}', ''];
  edits.push({ start: end, end, text: lines.join('\n') });
}
