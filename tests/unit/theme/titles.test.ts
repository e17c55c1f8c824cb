// Going to a page by name: what is found, in which order, and which letters are marked.

import type { TitleEntry } from '@docsgen/contract/title-index';
import { describe, expect, it } from 'vitest';
import { type Piece, titleFinder } from '../../../packages/theme/src/search/titles.ts';

type Site = readonly { title: string; trail?: readonly string[]; headings?: readonly string[]; place?: string }[];

function entries(site: Site): readonly TitleEntry[] {
  return site.map(({ title, trail = [], headings = [], place }, index) => ({
    title,
    place,
    href: `/${index}/`,
    trail,
    headings: headings.map((text) => [text.toLowerCase(), text] as const),
  }));
}

const plain = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');
const marked = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');

/** Titles of the pages found, each with the headings found in it. */
function find(site: Site, query: string): readonly string[] {
  const found = titleFinder({ pages: entries(site) })(query);
  return (found?.pages ?? []).map(({ title, headings }) =>
    [plain(title), ...headings.map((heading) => plain(heading.text))].join(' # '),
  );
}

describe('what is found', () => {
  it('a word that begins a word of the title', () => {
    expect(find([{ title: 'Crear un documento' }, { title: 'Indocumentado' }], 'docu')).toEqual(['Crear un documento']);
  });

  it.each(['autenticacion', 'AUTENTICACIÓN', 'autenticacio\u0301n', '  «Autenticación» '])(
    'a title whatever its accents, case and signs: %s',
    (query) => {
      expect(find([{ title: 'Autenticación' }, { title: 'Webhooks' }], query)).toEqual(['Autenticación']);
    },
  );

  it('a title without accents by a word with them', () => {
    expect(find([{ title: 'Autenticacion' }], 'autenticación')).toEqual(['Autenticacion']);
  });

  it('a title by its words in another order', () => {
    expect(find([{ title: 'Crear un documento' }, { title: 'Documento' }], 'documento crear')).toEqual([
      'Crear un documento',
    ]);
  });

  it('nothing where one of the words stands nowhere', () => {
    expect(find([{ title: 'Crear un documento' }], 'crear factura')).toEqual([]);
  });

  it('a heading, below its page, and not the other headings', () => {
    const site = [{ title: 'Crear un documento', headings: ['Solicitud', 'Errores'] }, { title: 'Webhooks' }];
    expect(find(site, 'errores')).toEqual(['Crear un documento # Errores']);
  });

  it('a heading by words of which the title has some', () => {
    const site = [
      { title: 'Crear un documento', headings: ['Errores'] },
      { title: 'Borrar un documento', headings: ['Errores'] },
    ];
    expect(find(site, 'crear errores')).toEqual(['Crear un documento # Errores']);
  });

  it('a page by words of its trail', () => {
    const site = [
      { title: 'Instalación', trail: ['SDK'] },
      { title: 'Instalación', trail: ['API'] },
    ];
    const found = titleFinder({ pages: entries(site) })('sdk instalación');
    expect(found?.pages.map((page) => page.href)).toEqual(['/0/']);
  });

  it('nothing is looked for without a word', () => {
    const look = titleFinder({ pages: entries([{ title: 'Webhooks' }]) });
    expect(look('')).toBeUndefined();
    expect(look(' ¿? ')).toBeUndefined();
  });

  it('a heading leads to its place in the page', () => {
    const found = titleFinder({ pages: entries([{ title: 'Webhooks', headings: ['Errores'] }]) })('errores');
    expect(found?.pages[0]?.headings[0]?.href).toBe('/0/#errores');
  });
});

describe('a typing mistake', () => {
  it.each([
    ['a wrong letter', 'webhiok'],
    ['a wrong first letter', 'qebhook'],
    ['a wrong last letter', 'webhooj'],
    ['a missing letter', 'webook'],
    ['a letter too many', 'webbhook'],
    ['a letter too many at the end', 'webhooksz'],
    ['two letters swapped', 'wehbook'],
    ['a mistake in a word half typed', 'wehbo'],
  ])('is forgiven: %s', (_, query) => {
    expect(find([{ title: 'Recibir webhooks' }, { title: 'Firmas' }], query)).toEqual(['Recibir webhooks']);
  });

  it('is forgiven once in each word, not twice', () => {
    const site = [{ title: 'Recibir webhooks' }];
    expect(find(site, 'recivir wehbook')).toEqual(['Recibir webhooks']);
    expect(find(site, 'wehbokk')).toEqual([]);
  });

  it('is not forgiven in words of four letters', () => {
    expect(find([{ title: 'Usar tokens' }], 'tike')).toEqual([]);
    expect(find([{ title: 'Usar tokens' }], 'tiken')).toEqual(['Usar tokens']);
  });

  it('is not looked for where the word as it stands is found', () => {
    expect(find([{ title: 'Forma' }, { title: 'Firma' }], 'firma')).toEqual(['Firma']);
  });

  it('leaves short words aside, unless there are no others', () => {
    const site = [{ title: 'Crear documento' }, { title: 'Webhooks' }];
    expect(find(site, 'crear un documento')).toEqual(['Crear documento']);
    expect(find(site, 'un')).toEqual([]);
  });
});

describe('the order', () => {
  it('title exactly, its beginning, a word of it, a heading, the trail', () => {
    const site = [
      { title: 'Instalar', trail: ['Firmas'] },
      { title: 'Enviar', headings: ['Firmas'] },
      { title: 'Consultar firmas' },
      { title: 'Firmas remotas' },
      { title: 'Firmas' },
    ];
    expect(find(site, 'firmas')).toEqual([
      'Firmas',
      'Firmas remotas',
      'Consultar firmas',
      'Enviar # Firmas',
      'Instalar',
    ]);
  });

  it('the shorter of two titles first, and otherwise that of the site', () => {
    const site = [
      { title: 'Crear un paquete de documentos' },
      { title: 'Crear un documento' },
      { title: 'Webhooks y crear', headings: [] },
      { title: 'Zeta', headings: ['Crear'] },
      { title: 'Alfa', headings: ['Crear'] },
    ];
    expect(find(site, 'crear')).toEqual([
      'Crear un documento',
      'Crear un paquete de documentos',
      'Webhooks y crear',
      'Zeta # Crear',
      'Alfa # Crear',
    ]);
  });

  it('a heading of its own words before one that needs the title or the trail', () => {
    const site = [
      { title: 'Consultar', trail: ['Errores'], headings: ['Códigos'] },
      { title: 'Errores frecuentes', headings: ['Códigos'] },
      { title: 'Crear', headings: ['Códigos de errores'] },
    ];
    expect(find(site, 'errores códigos')).toEqual([
      'Crear # Códigos de errores',
      'Errores frecuentes # Códigos',
      'Consultar # Códigos',
    ]);
  });
});

describe('the list', () => {
  it('has at most thirty results, headings counted, and says that there are more', () => {
    const page = { title: 'Crear', headings: ['Crear A', 'Crear B'] };
    const found = titleFinder({ pages: entries(Array.from({ length: 11 }, () => page)) })('crear');
    const rows = found?.pages.reduce((sum, one) => sum + 1 + one.headings.length, 0);
    expect(rows).toBe(30);
    expect(found).toMatchObject({ count: 30, hasMore: true });
  });

  it.each([
    ['webhooks', 0],
    ['errores', 1],
    ['webhooks errores', 1],
    ['api', 0],
  ])('names its best result, the heading where the page only leads to one: %s', (query, best) => {
    const site = [{ title: 'Webhooks', trail: ['API'], headings: ['Errores'] }];
    expect(titleFinder({ pages: entries(site) })(query)).toMatchObject({ best });
  });

  it('says that nothing was left out where nothing was', () => {
    const found = titleFinder({ pages: entries([{ title: 'Crear', headings: ['Crear A'] }]) })('crear');
    expect(found).toMatchObject({ count: 2, hasMore: false });
  });

  it('has at most five headings of a page, the best ones', () => {
    const headings = ['Un error', 'Mi error', 'Tu error', 'Su error', 'El error', 'Error'];
    expect(find([{ title: 'Webhooks', headings }], 'error')).toEqual([
      'Webhooks # Error # Un error # Mi error # Tu error # Su error',
    ]);
  });
});

describe('the place of the reader', () => {
  const site = [
    { title: 'Firmar documentos', place: 'sdk' },
    { title: 'Firmar un documento en papel', place: 'api' },
    { title: 'Webhooks', headings: ['Firmar'], place: 'api' },
    { title: 'Firmar' },
  ];
  const titles = (key: string, isOnly: boolean): readonly string[] =>
    (titleFinder({ pages: entries(site) })('firmar', { key, isOnly })?.pages ?? []).map(({ title }) => plain(title));

  it('puts its titles first, and its headings not above the titles of others', () => {
    expect(titles('api', false)).toEqual(['Firmar un documento en papel', 'Firmar', 'Firmar documentos', 'Webhooks']);
    expect(titles('sdk', false)[0]).toBe('Firmar documentos');
  });

  it('can be all that is looked at', () => {
    expect(titles('api', true)).toEqual(['Firmar un documento en papel', 'Webhooks']);
    expect(titles('sdk', true)).toEqual(['Firmar documentos']);
  });
});

describe('the marks', () => {
  const mark = (title: string, query: string): string => {
    const found = titleFinder({ pages: entries([{ title }]) })(query);
    return marked(found?.pages[0]?.title ?? []);
  };

  it.each([
    ['Crear un documento', 'doc cre', '[Cre]ar un [doc]umento'],
    ['Autenticación', 'autenticacio', '[Autenticació]n'],
    ['Autenticacio\u0301n', 'autenticacio', '[Autenticacio\u0301]n'],
    ['Crear y crearlos', 'crear', '[Crear] y [crear]los'],
    ['Ver (POST) documents', 'docum', 'Ver (POST) [docum]ents'],
    ['Recibir webhooks', 'wehbook', 'Recibir [webhook]s'],
    ['Recibir webhooks', 'webook', 'Recibir [webhook]s'],
    ['Recibir webhooks', 'webhhook', 'Recibir [webhook]s'],
  ])('%s looked for as %s: %s', (title, query, expected) => {
    expect(mark(title, query)).toBe(expected);
  });

  it('give the whole text back when put together', () => {
    const title = '  «Straße» & İstanbul — fin.';
    const found = titleFinder({ pages: entries([{ title }]) })('istanbul fin');
    expect(plain(found?.pages[0]?.title ?? [])).toBe(title);
    expect(marked(found?.pages[0]?.title ?? [])).toBe('  «Straße» & [İstanbul] — [fin].');
  });
});
