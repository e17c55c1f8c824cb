// Losses of the same kind are one entry in the report.
import { expect, it } from 'vitest';
import { error, warning } from '../../../generator/src/model/diagnostic.ts';
import { groupLosses } from '../../src/report/group-losses.ts';

const at = (line: number) => ({ line, column: 1 });
const unknown = (name: string, file: string, line: number) =>
  warning({
    code: 'migration',
    message: `'${name}' has no counterpart`,
    hint: 'Write it anew',
    file,
    position: at(line),
  });

it('messages that differ only in names are one group, with the name at each position', () => {
  const groups = groupLosses([unknown('Faq', 'a.md', 3), unknown('Poll', 'b.md', 4), unknown('Faq', 'b.md', 9)]);
  expect(groups).toEqual([
    {
      severity: 'warning',
      message: '… has no counterpart',
      hint: 'Write it anew',
      files: 2,
      places: [
        { place: 'a.md:3:1', names: ["'Faq'"] },
        { place: 'b.md:4:1', names: ["'Poll'"] },
        { place: 'b.md:9:1', names: ["'Faq'"] },
      ],
    },
  ]);
});

it('a name that is the same at all positions remains in the message of the group', () => {
  const [group] = groupLosses([unknown('Faq', 'a.md', 3), unknown('Faq', 'b.md', 4)]);
  expect(group).toMatchObject({ message: "'Faq' has no counterpart", places: [{ names: [] }, { names: [] }] });
});

it('links to different pages are one group', () => {
  const link = (href: string) =>
    warning({ code: 'broken-link', message: `Broken link: ${href} does not exist`, file: 'a.md' });
  const groups = groupLosses([link('cli#--json'), link('../api.md'), link('/blog')]);
  expect(groups.map(({ message }) => message)).toEqual(['Broken link: … does not exist']);
});

it('errors come first, followed by the most frequent losses', () => {
  const rare = warning({ code: 'migration', message: 'Rare', file: 'a.md' });
  const grave = error({ code: 'migration', message: 'Grave', file: 'a.md' });
  const messages = groupLosses([rare, unknown('A', 'a.md', 1), unknown('B', 'a.md', 2), grave]).map(
    (each) => each.message,
  );
  expect(messages).toEqual(['Grave', '… has no counterpart', 'Rare']);
});

it('an apostrophe does not start a name, and names may contain apostrophes', () => {
  const own = (kind: string) =>
    warning({
      code: 'migration',
      message: `Admonitions of the custom type '${kind}' are shown as 'note', with their title`,
      file: 'a.md',
    });
  const [group] = groupLosses([own('bob'), own("ann's")]);
  expect(group?.message).toBe('Admonitions of the custom type … are shown as …, with their title');
  expect(group?.places.map(({ names }) => names)).toEqual([
    ["'bob'", "'note'"],
    ["'ann's'", "'note'"],
  ]);
});

it('different hints are listed with their positions', () => {
  const link = (href: string, meant: string) =>
    warning({
      code: 'broken-link',
      message: `Broken link: ${href} does not exist`,
      hint: `Did you mean ${meant}?`,
      file: 'a.md',
    });
  const [group] = groupLosses([link('/a', '/b'), link('/c', '/d')]);
  expect(group?.hint).toBeUndefined();
  expect(group?.places.map(({ hint }) => hint)).toEqual(['Did you mean /b?', 'Did you mean /d?']);
});
