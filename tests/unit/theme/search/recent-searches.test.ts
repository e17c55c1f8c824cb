// The list of recent searches.
import { expect, it } from 'vitest';
import type { PreferenceStore } from '../../../../packages/theme/src/search/open-dialog.ts';
import { recentSearches } from '../../../../packages/theme/src/search/recent-searches.ts';

function searches(stored?: string) {
  const values = new Map(stored === undefined ? [] : [['searches', stored]]);
  const store: PreferenceStore = {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    forget: (key) => void values.delete(key),
    writeSession: () => {},
  };
  return { recent: recentSearches(store), values };
}

it('starts with the newest search, and contains each search once in any case', () => {
  const { recent } = searches();
  for (const query of ['keys', 'limits', 'Keys']) recent.add(query);
  expect(recent.read()).toEqual(['Keys', 'limits']);
});

it('contains at most five searches', () => {
  const { recent } = searches();
  for (const query of ['1', '2', '3', '4', '5', '6']) recent.add(query);
  expect(recent.read()).toEqual(['6', '5', '4', '3', '2']);
});

it('does not contain empty searches', () => {
  const { recent, values } = searches();
  recent.add('');
  expect([...values]).toEqual([]);
});

it('removes a search in any case, and stores nothing if it is the last one', () => {
  const { recent, values } = searches();
  recent.add('keys');
  recent.add('Limits');
  recent.forget('LIMITS');
  expect(recent.read()).toEqual(['keys']);
  recent.forget('keys');
  expect([...values]).toEqual([]);
});

it('removes all searches', () => {
  const { recent, values } = searches('["keys","limits"]');
  recent.forgetAll();
  expect([recent.read(), ...values]).toEqual([[]]);
});

it.each([
  ['nothing', undefined, []],
  ['invalid JSON', '[', []],
  ['an object', '{"0":"keys"}', []],
  ['values of other types', '["keys",1,null]', ['keys']],
  ['too many searches', '["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('reads %s from the store', (_name, stored, expected) => {
  expect(searches(stored).recent.read()).toEqual(expected);
});
