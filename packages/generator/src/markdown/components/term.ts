// Term: a word that the glossary explains. It is a button that opens a card with the explanation, which the browser
// does by itself; a script opens it for the pointer, too. `::glossary` lists all words.

import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { didYouMean } from '../../text/suggest.ts';
import { type Glossary, type GlossaryEntry, glossaryOf } from './glossary.ts';
import { element, text } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

export const term: OwnComponent = {
  name: 'Term',
  props: { id: { type: 'string' } },
  files: ['styles:docsgen/terms', 'theme:terms'],
  draw: drawTerm,
};

export const glossary: OwnComponent = {
  name: 'Glossary',
  props: {},
  files: ['styles:docsgen/terms'],
  draw: drawGlossary,
};

async function drawTerm(use: ComponentUse): Promise<readonly ElementContent[]> {
  const { props, children, tell } = use;
  const shown = children.length > 0 ? children : [text(String(props.id ?? ''))];
  const wanted = String(props.id ?? textOf({ type: 'root', children: [...children] })).trim();
  if (wanted === '') {
    tell({
      isError: true,
      message: 'Term has no word',
      hint: 'Write it as :term[word], or as <Term id="word">…</Term>',
    });
    return [];
  }
  const words = await glossaryOf(use);
  const entry = words && entryOf(wanted, words);
  if (words !== undefined && entry === undefined) {
    const known = [...words.values()].flatMap((each) => [each.id, each.term]);
    tell({ message: `The glossary has no '${wanted}'`, hint: didYouMean(wanted, known) ?? 'Add it to glossary.yaml' });
  }
  return entry === undefined ? shown : [button(entry, shown), card(entry, use)];
}

/** As it is written, or as the same word with other capitals and spaces. */
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

/** Each use brings its own; one of them stays (`joinCards`). */
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
  const said = messages.moreAbout.replace('{term}', () => spelled);
  return [
    text(' '),
    elementAt(position)('a', { className: ['term-more'], href: link, ...messages.foreign }, [text(said)]),
  ];
}

async function drawGlossary(use: ComponentUse): Promise<readonly ElementContent[]> {
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
