// The release in which a feature was added or deprecated. `:since[2.3]` is an inline label. `Deprecated` is a label in
// text, or a box if it has content.

import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { element, isBlank, text, wordsOf } from './shared/hast.ts';

export const since: BuiltinComponent = {
  name: 'Since',
  props: { version: { type: 'string' } },
  files: ['styles:docsgen/release'],
  render: (use) => {
    const { props, children, messages, report } = use;
    const version = String(props.version ?? wordsOf(children));
    if (version === '') {
      report({
        isError: true,
        message: "<Since> requires 'version'",
        hint: 'Set version="…", or write :since[…]',
      });
      return [];
    }
    const label = messages.release.since.replace('{version}', () => version);
    return [element('span', { className: ['release', 'release-since'], ...messages.foreign }, [text(label)])];
  },
};

export const deprecated: BuiltinComponent = {
  name: 'Deprecated',
  props: { since: { type: 'string' }, use: { type: 'string' } },
  files: ['styles:docsgen/release'],
  render: (use) => {
    const { props, children, isInline } = use;
    const words = isInline ? wordsOf(children) : '';
    // In `:deprecated[2.0]`, the content is the version.
    const statement = sentences(use, props.since === undefined ? words : String(props.since));
    if (isInline)
      return [element('span', { className: ['release', 'release-deprecated'], ...use.messages.foreign }, statement)];
    const reasons = children.every(isBlank) ? [] : children;
    return [
      element('div', { className: ['deprecation'], role: 'note' }, [
        element('p', { className: ['deprecation-title'], ...use.messages.foreign }, statement),
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
