// Docusaurus passes its configuration to React pages as the `config` prop, which older pages use. The page is wrapped
// in a component that passes the prop.
import { nodeIn } from 'docsgen/internals';
import type { ModuleWork } from './convert-module.ts';
import { siteModule } from './imports.ts';

const unpacked = String.raw`\{[^{}]*\bconfig\b[^{}]*\}\s*=\s*(?:this\.)?props\b`;
const asParameter = String.raw`\bexport\s+default\s+function\s+\w+\(\s*\{[^)]*\bconfig\b`;
const asked = new RegExp(String.raw`${unpacked}|\bprops\.config\b|${asParameter}`);

export function passConfig({ text, code, edited, placed }: ModuleWork): void {
  const page = code.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const component = nodeIn(page?.declaration);
  const name = nodeIn(component?.id)?.name;
  if (page === undefined || component === undefined || name === undefined || !asked.test(text)) return;
  edited.remove(page.start, component.start);
  edited.appendLeft(code.start, `import { siteConfig as configOfSite } from '${siteModule}';\n`);
  const type = placed.to.endsWith('.tsx') ? ': object' : '';
  const rendered = `  return <${name} config={configOfSite} {...props} />;`;
  edited.append(['', `export default function PageWithConfig(props${type}) {`, rendered, '}', ''].join('\n'));
}
