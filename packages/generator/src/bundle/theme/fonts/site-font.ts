// Loads the site's font files. The files are published unchanged, because many licenses do not allow subsetting.

import type { SiteConfig } from '../../../model/config.ts';
import { type Checked, type Diagnostic, error } from '../../../model/diagnostic.ts';
import type { SiteFont } from '../../../model/schema/theme-schema.ts';
import type { FontRole } from '../../../model/theme.ts';
import { didYouMean, fileNotFound } from '../../../text/wording.ts';
import type { FontFace, FoundFont } from './font-face.ts';
import { readFontMetrics } from './font-metrics.ts';

interface OwnFontRequest {
  readonly role: FontRole;
  readonly config: Pick<SiteConfig, 'file' | 'positionOf'>;
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  readonly list: (folder: string, which: 'visible') => Promise<readonly string[]>;
}

export async function siteFont(font: SiteFont, request: OwnFontRequest): Promise<Checked<FoundFont | undefined>> {
  const read = await Promise.all(font.files.map((file, index) => readFace(file, index, request)));
  const diagnostics = read.flatMap((each) => ('severity' in each ? [each] : []));
  const faces = read.flatMap((each) => ('severity' in each ? [] : [each]));
  const main = faces.find(({ style }) => style === 'normal') ?? faces[0];
  if (diagnostics.length > 0 || !main) return { value: undefined, diagnostics };
  const family = font.family ?? main.measures?.family ?? 'Own';
  const kind =
    request.role === 'code' || main.measures?.isMonospace ? 'mono' : main.measures?.isSerif ? 'serif' : 'sans';
  return { value: { family: family.replace(/["\\]/g, ''), kind, faces }, diagnostics };
}

async function readFace(
  file: SiteFont['files'][number],
  index: number,
  { role, config, readBytes, list }: OwnFontRequest,
): Promise<FontFace | Diagnostic> {
  const { src: path } = file;
  const position = config.positionOf(['theme', 'font', role, 'files', index]);
  const fontError = (message: string, hint: string | undefined): Diagnostic =>
    error({ code: 'font', message, hint, file: config.file ?? '', position });
  if (!path.endsWith('.woff2'))
    return fontError(
      `Unsupported font format: '${path}'. Only WOFF2 (.woff2) fonts are supported`,
      'Convert it to WOFF2, for example with fonttools',
    );
  const content = await readBytes(path);
  if (content === undefined) {
    const folder = path.split('/').slice(0, -1).join('/');
    const known = (await list(folder, 'visible')).map((name) => (folder === '' ? name : `${folder}/${name}`));
    return fontError(fileNotFound(path), didYouMean(path, known));
  }
  const measures = await readFontMetrics(content);
  if (measures === undefined) return fontError(`'${path}' is not a valid WOFF2 file`, undefined);
  const [low, high] = measures.weights;
  return {
    weight: file.weight ?? (low === high ? `${low}` : `${low} ${high}`),
    style: file.style ?? (measures.isItalic ? 'italic' : 'normal'),
    unicodeRange: undefined,
    name: path,
    content,
    measures,
  };
}
