// Converts SVG imports in components: in Docusaurus, `import Logo from './logo.svg'` and
// `require('./logo.svg').default` are components. Small files are inlined, so that styles apply to them. Large files
// become images.
import { nodeIn } from 'docsgen/internals';
import type { Import } from '../../code/imports.ts';
import type { ModuleCall } from '../../code/read-code.ts';
import { freeName } from '../../code/syntax.ts';
import { movedPath } from '../resolve-from.ts';
import type { ModuleWork } from './convert-module.ts';
import { compatModule } from './imports.ts';

/** Maximum number of bytes of an inlined SVG file. */
const maxLength = 4000;

/** Returns `undefined` if the import is not an SVG import. */
export async function svgLines(work: ModuleWork, { names, source }: Import, path: string): Promise<string | undefined> {
  const [binding, ...others] = names;
  const file = drawingAt(work, path);
  const isDefault = binding?.imported === 'default' || binding?.imported === 'ReactComponent';
  if (binding === undefined || others.length > 0 || !isDefault || file === undefined) return undefined;
  return drawingLines(work, { local: binding.local, path, file, quote: work.text[source.start] ?? "'" });
}

/** Replaces `require('….svg').default` with the component. Returns `false` for other calls. */
export async function convertSvgCall(work: ModuleWork, call: ModuleCall, path: string): Promise<boolean> {
  const { text, edited, svgComponents, code } = work;
  const file = drawingAt(work, path);
  const isAddress = code.tags.some(({ attributes }) =>
    ['src', 'href'].some((name) => nodeIn(attributes.get(name)?.expression)?.start === call.start),
  );
  if (file === undefined || isAddress || !call.isDefaultRequire) return false;
  const local = svgComponents.get(file) ?? componentName(file, work);
  if (!svgComponents.has(file)) {
    const lines = await drawingLines(work, { local, path, file, quote: text[call.source.start] ?? "'" });
    svgComponents.set(file, local);
    edited.appendLeft(code.start, `${lines}\n`);
  }
  edited.update(call.start, call.end, local);
  return true;
}

function drawingAt({ placed, placement }: ModuleWork, path: string): string | undefined {
  return /\.svg$/i.test(path) ? placement.resolveFrom(placed.from, path) : undefined;
}

interface Drawing {
  readonly local: string;
  /** As written in the module. */
  readonly path: string;
  readonly file: string;
  readonly quote: string;
}

async function drawingLines(
  { placed, placement, uses }: ModuleWork,
  { local, path, file, quote }: Drawing,
): Promise<string> {
  const text = (await placement.site.files.readText(file)) ?? '';
  if (text.length <= maxLength && !/<script|\sid=/i.test(text)) {
    const imported = `import { svgComponent as ${local}Drawing } from '${compatModule}';`;
    return `${imported}\nconst ${local} = ${local}Drawing(${JSON.stringify(text.trim())});`;
  }
  uses.add(file);
  const moved = movedPath({ placed, placement }, path, file);
  return [
    `import { svgPicture as ${local}Picture } from '${compatModule}';`,
    `import ${local}Address from ${quote}${moved}${quote};`,
    `const ${local} = ${local}Picture(${local}Address);`,
  ].join('\n');
}

/** `img/undraw_mountain.svg` becomes `UndrawMountain`. */
function componentName(file: string, { code, svgComponents }: ModuleWork): string {
  const words = (/(?<![^/])([^/]+)\.svg$/i.exec(file)?.[1] ?? '').match(/[a-z0-9]+/gi) ?? [];
  const name = words.map((word) => word.replace(/^./, (first) => first.toUpperCase())).join('');
  const taken = new Set([...code.names, ...code.tags.map((tag) => tag.name), ...svgComponents.values()]);
  return freeName(/^[A-Z]/.test(name) ? name : `Drawing${name}`, taken);
}
