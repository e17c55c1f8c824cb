// Converts SVG imports in components: in Docusaurus, `import Logo from './logo.svg'` and
// `require('./logo.svg').default` are components. Small files are inlined, so that styles apply to them. Large files
// become images.
import type { ModuleCall, ModuleStatement } from '../../code/read-code.ts';
import { compatModule } from './imports.ts';
import { movedPath } from './module-paths.ts';
import type { ModuleWork } from './module-work.ts';

/** Maximum number of bytes of an inlined SVG file. */
const mostText = 4000;

/** Returns `undefined` if it is not an SVG import. */
export async function svgLines(
  work: ModuleWork,
  { bindings, quoted }: ModuleStatement,
  path: string,
): Promise<string | undefined> {
  const [binding, ...others] = bindings;
  const file = drawingAt(work, path);
  const isDefault = binding?.imported === 'default' || binding?.imported === 'ReactComponent';
  if (binding === undefined || others.length > 0 || !isDefault || file === undefined) return undefined;
  return drawingLines(work, { local: binding.local, path, file, quote: work.text[quoted.start] ?? "'" });
}

/** Replaces `require('….svg').default` with the component. Returns `false` for other calls. */
export async function convertSvgCall(work: ModuleWork, call: ModuleCall, path: string): Promise<boolean> {
  const { text, edits, required, code } = work;
  const file = drawingAt(work, path);
  const wanted = /^\s*\.default\b/.exec(text.slice(call.end))?.[0];
  const isAddress = /\b(?:src|href)\s*=\s*\{\s*$/.test(text.slice(0, call.start));
  if (file === undefined || wanted === undefined || isAddress || !text.startsWith('require', call.start)) return false;
  const local = required.get(file) ?? freeName(file, work);
  if (!required.has(file)) {
    const lines = await drawingLines(work, { local, path, file, quote: text[call.quoted.start] ?? "'" });
    required.set(file, local);
    const first = code.statements.find(({ keyword }) => keyword === 'import');
    const at = first?.start ?? /^\s*(['"])use \w+\1;?[ \t]*\n/.exec(text)?.[0].length ?? 0;
    edits.push({ start: at, end: at, text: `${lines}\n` });
  }
  edits.push({ start: call.start, end: call.end + wanted.length, text: local });
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
  if (text.length <= mostText && !/<script|\sid=/i.test(text)) {
    const drawing = JSON.stringify(text.trim());
    const imported = `import { svgComponent as ${local}Drawing } from '${compatModule}';`;
    return `${imported}\nconst ${local} = ${local}Drawing(${drawing});`;
  }
  uses.add(file);
  const moved = movedPath({ to: placed.to, path, file }, placement);
  return [
    `import { svgPicture as ${local}Picture } from '${compatModule}';`,
    `import ${local}Address from ${quote}${moved}${quote};`,
    `const ${local} = ${local}Picture(${local}Address);`,
  ].join('\n');
}

/** `img/undraw_mountain.svg` becomes `UndrawMountain`. */
function freeName(file: string, { code, required }: ModuleWork): string {
  const words = (/(?<![^/])([^/]+)\.svg$/i.exec(file)?.[1] ?? '').match(/[a-z0-9]+/gi) ?? [];
  const name = words.map((word) => word.replace(/^./, (first) => first.toUpperCase())).join('');
  const base = /^[A-Z]/.test(name) ? name : `Drawing${name}`;
  const taken = new Set([...code.names, ...code.tags.map((tag) => tag.name)]);
  for (const local of required.values()) taken.add(local);
  let free = base;
  for (let count = 2; taken.has(free); count += 1) free = `${base}${count}`;
  return free;
}
