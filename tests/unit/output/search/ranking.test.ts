// Search results and their order.
import { describe, expect, it } from 'vitest';
import { type PageToFind, searchIn } from './searching.ts';

const filler = 'The service answers each request of a server with a document.';

/** Additional pages, so that words do not occur on every page. */
const others: Readonly<Record<string, PageToFind>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [`other-${index}`, { title: `Chapter ${index}`, text: filler }]),
);

async function found(query: string, pages: Readonly<Record<string, PageToFind>>, options = {}) {
  const search = await searchIn({ pages: { ...others, ...pages }, ...options });
  return search(query).found;
}

describe('a question', () => {
  const pages = {
    download: { title: 'Get a file', text: 'Download the signed PDF.' },
    upload: { title: 'Upload', text: 'Send a PDF.' },
  };

  it('finds pages with some words of the query, and returns the words that are on no page', async () => {
    const search = await searchIn({ pages: { ...others, ...pages } });
    expect(search('where do I download the signed xylophone pdf')).toEqual({
      found: ['download', 'upload'],
      missing: ['xylophone'],
    });
  });

  it('returns words that are on no page as they were typed', async () => {
    const search = await searchIn({ pages: { ...others, ...pages } });
    expect(search('signed Xilófono').missing).toEqual(['Xilófono']);
  });

  it('ranks a page with all words of the query first', async () => {
    const all = { title: 'Third', text: 'The signed document can be archived.' };
    const some = { title: 'Archive', text: 'An archive.', sections: { Archiving: 'Archives.' } };
    expect((await found('archive signed', { some, all }))[0]).toBe('all');
  });

  it('counts everyday words less than others', async () => {
    const pages = {
      wait: { title: 'Limits', text: 'Wait a long time. It happens again, possibly always.' },
      retry: { title: 'Retries', text: 'Each request is repeated.' },
    };
    expect((await found('what happens after a long time with retries', pages))[0]).toBe('retry');
  });

  it('finds titles by a query of stop words', async () => {
    expect(await found('what is this', { this: { title: 'What is this?', text: 'A tool.' } })).toEqual(['this']);
  });
});

describe('the position of a word', () => {
  it('weights words in titles more than in headings, and in headings more than in text', async () => {
    const pages = {
      text: { title: 'One', text: 'Limits are explained elsewhere.' },
      heading: { title: 'Two', text: filler, sections: { Limits: filler } },
      title: { title: 'Limits', text: filler },
    };
    expect(await found('limits', pages)).toEqual(['title', 'heading', 'text']);
  });

  it('ranks a page that explains a word before one that mentions it', async () => {
    const mention = { title: 'One', text: 'Send requestId to us, requestId and nothing else.' };
    const row = { title: 'Two', blocks: [{ text: 'requestId string', isCode: false, terms: ['requestId'] }] };
    expect(await found('requestId', { mention, row })).toEqual(['row', 'mention']);
  });

  it('ranks a page higher if the words are in one section', async () => {
    const apart = { title: 'One', text: 'Retry.', sections: { More: 'Then pause.' } };
    const together = { title: 'Two', text: filler, sections: { More: 'Retry after a pause.' } };
    expect((await found('retry pause', { apart, together }))[0]).toBe('together');
  });
});

describe('an identifier', () => {
  const pages = {
    header: { title: 'Header', text: 'Log `X-Request-Id` and quote it.' },
    token: { title: 'Session', text: 'Pass sessionToken to the browser.' },
    created: { title: 'Dates', text: 'See createdAt.' },
    code: { title: 'Limits', text: 'file_too_large is for big files.' },
    create: { title: 'Create', text: 'POST /orders takes a template.' },
    cancel: { title: 'Stop', text: 'POST /orders/{orderId}/cancel ends it.' },
  };

  it.each([
    ['X-Request-Id', 'header'],
    ['x-request-id', 'header'],
    ['request id', 'header'],
    ['sessionToken', 'token'],
    ['sessiontoken', 'token'],
    ['created at', 'created'],
    ['file_too_large', 'code'],
    ['POST /orders', 'create'],
    ['/orders/{orderId}/cancel', 'cancel'],
  ])('the query %s finds the page with this identifier first', async (query, expected) => {
    expect((await found(query, pages))[0]).toBe(expected);
  });
});

it('does not index UUIDs', async () => {
  const text = 'The key 0b7f4a52-6f0e-4b7c-9a51-2d5e8c1f7a90.';
  expect(await found('0b7f4a52', { page: { title: 'Page', text } })).not.toContain('page');
});

describe('a word in another form', () => {
  it.each([
    ['en', 'sand box', 'The sandbox.'],
    ['en', 'sandbox', 'The sand box.'],
    ['en', 'checklist', 'A check list.'],
    ['en', 'cancelling', 'It was cancelled.'],
    ['en', 'companies', 'One company.'],
    ['es', 'cancelo', 'Cancelar algo.'],
    ['es', 'limites', 'El límite.'],
    ['es', 'AUTENTICACIÓN', 'La autenticacion.'],
  ])('in the language %s, the query %s finds the text "%s"', async (lang, query, text) => {
    expect(await found(query, { page: { title: 'Page', text } }, { lang })).toEqual(['page']);
  });
});

describe('a typing error', () => {
  const pages = {
    webhook: { title: 'Webhooks', text: 'A webhook calls your server.' },
    webp: { title: 'Pictures', text: 'WebP is a format.' },
    definition: { title: 'Words', text: 'Each definition in a list.' },
    authentication: { title: 'Keys', text: 'About authentication.' },
  };

  it.each([
    ['webhok', ['webhook']],
    ['wehbook', ['webhook']],
    ['webhooook', ['webhook']],
    ['defintion', ['definition']],
    ['authent', ['authentication']],
    ['authentification', ['authentication']],
    ['qwrtpl', []],
  ])('the misspelled query %s finds %j', async (query, expected) => {
    expect(await found(query, pages)).toEqual(expected);
  });

  it('does not correct a word that is in the index', async () => {
    expect(
      await found('form', { form: { title: 'Form' }, from: { title: 'Forms' }, far: { title: 'Fork' } }),
    ).not.toContain('far');
  });
});

describe('synonyms', () => {
  const synonyms = [
    ['cancel', 'void'],
    ['kyc', 'face check'],
    ['rate limit', 'too many requests'],
  ];
  const pages = {
    cancel: { title: 'Cancel a document' },
    face: { title: 'Create a face check' },
    limits: { title: 'Rate limits', text: '120 a minute.' },
  };

  it.each([
    ['void a document', 'cancel'],
    ['kyc', 'face'],
    ['429 too many requests', 'limits'],
  ])('the query %s finds a page by a synonym', async (query, expected) => {
    expect((await found(query, pages, { synonyms }))[0]).toBe(expected);
  });

  it('are not found in shorter words that start with the same letters', async () => {
    const search = await searchIn({ pages: { page: { title: 'A p element' } }, synonyms: [['otp', 'pin']] });
    expect(search('otp').found).toEqual([]);
  });
});

describe('the kind of a page', () => {
  it('ranks posts and lists after the page itself, and less important pages after others', async () => {
    const same = { title: 'Reminders', text: 'A reminder by phone.' };
    const pages = { news: { ...same, weight: 70 }, page: { ...same, weight: 97 }, deep: { ...same, weight: 91 } };
    const list = { title: 'Reminders', href: 'list', trail: [], place: undefined, headings: [], isList: true as const };
    expect(await found('reminders', pages, { titles: { pages: [list] } })).toEqual(['page', 'deep', 'news', 'list']);
  });

  it('ranks pages of the reader’s section first only if they are equally relevant', async () => {
    const search = await searchIn({
      pages: {
        ...others,
        better: { title: 'Sign', text: 'Sign here.', place: 'api' },
        equal: { title: 'How to', sections: { Sign: 'Sign here.' }, place: 'api' },
        own: { title: 'Why', sections: { Sign: 'Sign here.' }, place: 'sdk' },
      },
    });
    const place = { key: 'sdk', label: 'SDK' };
    expect(search('sign', { place }).found).toEqual(['better', 'own', 'equal']);
    expect(search('sign', { place, isOnlyHere: true }).found).toEqual(['own']);
  });
});

it('finds titles without a full-text index', async () => {
  const page = (title: string, heading: string) => ({
    title,
    href: title,
    trail: [],
    place: undefined,
    headings: [['id', heading]] as const,
  });
  const titles = { pages: [page('Keys', 'Rotate'), page('Errors', 'Key errors')] } as never;
  const search = await searchIn({ pages: {}, titles });
  expect(search('keys').found).toEqual(['Keys']);
  expect(search('rotat').found).toEqual(['Keys']);
});
