// Problems that the old site already had do not stop builds of the new one.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { error, warning } from '../../../generator/src/diagnostics/create.ts';
import { loosenChecks } from '../../src/writing/loosen-checks.ts';

const link = error({ code: 'broken-link', message: 'The link leads nowhere' });
const image = error({ code: 'image', message: "File not found: './a.png'" });

it.each([
  ['title: A\nmarkdown: { mdx: all }\n', { title: 'A', markdown: { mdx: 'all' } }],
  ['title: A\n\n# Not taken over:\n# - 3: B\n', { title: 'A' }],
  ['title: A', { title: 'A' }],
])('adds warnings to a configuration without checks: %j', (yaml, values) => {
  const text = loosenChecks(yaml, [link, image, link]);
  expect(parse(text)).toEqual({ ...values, checks: { images: 'warning', links: 'warning' } });
  for (const line of yaml.split('\n')) expect(text.split('\n')).toContain(line);
});

it.each([
  ['checks: { anchors: warning }\ntitle: A\n'],
  ['checks:\n  anchors: warning\ntitle: A\n'],
  ['title: A\nchecks:\n    # As before.\n    anchors: warning\n'],
])('existing checks are preserved: %j', (yaml) => {
  expect(parse(loosenChecks(yaml, [link]))).toEqual({ title: 'A', checks: { anchors: 'warning', links: 'warning' } });
});

it('adds nothing for problems that are already warnings, or that cannot be warnings', () => {
  const yaml = 'checks: { links: warning }\n';
  const others = [error({ code: 'mdx', message: 'No' }), warning({ code: 'broken-link', message: 'Nowhere' })];
  expect(loosenChecks(yaml, others)).toBe(yaml);
});
