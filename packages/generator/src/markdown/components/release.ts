// Since and Deprecated: in which release something came, and since which it is not to be used any more. `:since[2.3]`
// is a label in the text; Deprecated is one, too, or a box where something stands in it.

import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, isBlank, text } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';

export const since: OwnComponent = {
  name: 'Since',
  props: { version: { type: 'string' } },
  files: ['styles:docsgen/release'],
  draw: (use) => {
    const { props, children, messages, tell } = use;
    const version = String(props.version ?? wordsOf(children));
    if (version === '') {
      tell({ isError: true, message: `Since needs 'version'`, hint: 'Write it as version="…", or as :since[…]' });
      return [];
    }
    const said = messages.release.since.replace('{version}', () => version);
    return [element('span', { className: ['release', 'release-since'], ...messages.foreign }, [text(said)])];
  },
};

export const deprecated: OwnComponent = {
  name: 'Deprecated',
  props: { since: { type: 'string' }, use: { type: 'string' } },
  files: ['styles:docsgen/release'],
  draw: (use) => {
    const { props, children, isInline } = use;
    const words = isInline ? wordsOf(children) : '';
    // `:deprecated[2.0]`: what stands in brackets is the version.
    const said = sentences(use, props.since === undefined ? words : String(props.since));
    if (isInline)
      return [element('span', { className: ['release', 'release-deprecated'], ...use.messages.foreign }, said)];
    const reasons = children.every(isBlank) ? [] : children;
    return [
      element('div', { className: ['deprecation'], role: 'note' }, [
        element('p', { className: ['deprecation-title'], ...use.messages.foreign }, said),
        ...reasons,
      ]),
    ];
  },
};

function sentences({ props, messages }: ComponentUse, version: string): readonly ElementContent[] {
  const { deprecated: word, deprecatedSince, instead } = messages.release;
  const fact = version === '' ? word : deprecatedSince.replace('{version}', () => version);
  if (props.use === undefined) return [text(fact)];
  const [before = '', after = ''] = instead.split('{name}');
  const name = element('code', {}, [text(String(props.use))]);
  return [text(`${fact}. ${before}`), name, text(after)];
}

function wordsOf(children: readonly ElementContent[]): string {
  return textOf({ type: 'root', children: [...children] }).trim();
}
