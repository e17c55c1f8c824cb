// A glossary term: a button that opens a popover with the explanation. Popovers work without a script; with a script,
// they also open on hover. `::glossary` lists all terms.

import type { Element, ElementContent } from 'hast';
import { didYouMean } from '../../text/wording.ts';
import { type Glossary, type GlossaryEntry, glossaryOf } from './glossary.ts';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';
import { element, text, wordsOf } from './shared/hast.ts';

export const term: BuiltinComponent = {
  name: 'Term',
  props: { id: { type: 'string' } },
  files: ['styles:docsgen/terms', 'theme:terms'],
  render: renderTerm,
};

export const glossary: BuiltinComponent = {
  name: 'Glossary',
  props: {},
  files: ['styles:docsgen/terms'],
  render: renderGlossary,
};

async function renderTerm(use: ComponentUse): Promise<readonly ElementContent[]> {
  const { props, children, report } = use;
  const shown = children.length > 0 ? children : [text(String(props.id ?? ''))];
  const wanted = String(props.id ?? wordsOf(children)).trim();
  if (wanted === '') {
    report({
      isError: true,
      message: '<Term> has no term',
      hint: 'Write it as :term[word] or <Term id="word">…</Term>',
    });
    return [];
  }
  const words = await glossaryOf(use);
  const entry = words && entryOf(wanted, words);
  if (words !== undefined && entry === undefined) {
    const known = [...words.values()].flatMap((each) => [each.id, each.term]);
    report({
      message: `The glossary has no term '${wanted}'`,
      hint: didYouMean(wanted, known) ?? 'Add it to glossary.yaml',
    });
  }
  return entry === undefined ? shown : [button(entry, shown), card(entry, use)];
}

/** Looks up the exact id first, and then ignores case and spaces. */
function entryOf(wanted: string, words: Glossary): GlossaryEntry | undefined {
  const plain = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '-');
  const isMeant = ({ id, term: spelled }: GlossaryEntry): boolean => [id, spelled].map(plain).includes(plain(wanted));
  return words.get(wanted) ?? [...words.values()].find(isMeant);
}

const cardId = ({ id }: GlossaryEntry): string => `term-${idPart(id)}`;
const idPart = (id: string): string => id.trim().replace(/\s+/g, '-').toLowerCase();

function button(entry: GlossaryEntry, shown: readonly ElementContent[]): Element {
  return element('button', { type: 'button', className: ['term'], popoverTarget: cardId(entry) }, shown);
}

/** Each use of a term renders a card; `joinCards` removes the duplicates. */
function card(entry: GlossaryEntry, use: ComponentUse): Element {
  return element('span', { className: ['term-card'], id: cardId(entry), popover: '', role: 'note' }, [
    element('strong', { className: ['term-name'] }, [text(entry.term)]),
    text(` ${entry.text}`),
    ...moreAbout(entry, use),
  ]);
}

function moreAbout(
  { link, term: spelled }: GlossaryEntry,
  { position, messages }: ComponentUse,
): readonly ElementContent[] {
  if (link === undefined) return [];
  const label = messages.moreAbout.replace('{term}', () => spelled);
  return [
    text(' '),
    elementAt(position)('a', { className: ['term-more'], href: link, ...messages.foreign }, [text(label)]),
  ];
}

async function renderGlossary(use: ComponentUse): Promise<readonly ElementContent[]> {
  const words = await glossaryOf(use);
  if (words === undefined) return [];
  const sorted = [...words.values()].sort((a, b) => a.term.localeCompare(b.term, use.lang));
  const entries = sorted.map((entry) =>
    element('div', { className: ['glossary-entry'], id: `glossary-${idPart(entry.id)}` }, [
      element('dt', {}, [text(entry.term)]),
      element('dd', {}, [text(entry.text), ...moreAbout(entry, use)]),
    ]),
  );
  return [element('dl', { className: ['glossary'] }, entries)];
}
