// Options and output of `serve`.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hostFrom,
  openInBrowser,
  portFrom,
  printAddresses,
  printHostHint,
} from '../../../../packages/generator/src/cli/build/serving.ts';
import { shardOf } from '../../../../packages/generator/src/cli/build/shards.ts';
import type { Terminal } from '../../../../packages/generator/src/model/adapters/ports.ts';

const { openBrowser } = vi.hoisted(() => ({ openBrowser: vi.fn<(address: string) => Promise<void>>() }));
vi.mock('../../../../packages/generator/src/platform/desktop.ts', () => ({ openBrowser }));

let printed: string[] = [];
let printedErrors: string[] = [];
const terminal = {
  print: (text: string) => void printed.push(text),
  printError: (text: string) => void printedErrors.push(text),
  paint: { strong: (text: string) => `*${text}*`, quiet: (text: string) => `(${text})` },
} as unknown as Terminal;

beforeEach(() => {
  printed = [];
  printedErrors = [];
});

describe('--port', () => {
  it.each([
    ['0', 0],
    ['8080', 8080],
    ['65535', 65_535],
  ])('%s is port %s', (port, expected) => expect(portFrom({ port })).toBe(expected));

  it('has no default', () => expect(portFrom({})).toBeUndefined());

  it.each(['65536', '100000', '-1', '80.5', '', 'http', ' 80'])('rejects %j', (port) =>
    expect(() => portFrom({ port })).toThrow(`--port must be a number from 0 to 65535, not '${port}'`),
  );
});

it('--host listens on all addresses unless it has a value', () => {
  expect([{}, { host: true as const }, { host: '192.168.1.2' }].map(hostFrom)).toEqual([
    undefined,
    '0.0.0.0',
    '192.168.1.2',
  ]);
});

it('prints the local and all network addresses of the landing page', () => {
  const network = ['http://192.168.1.2:3000', 'http://10.0.0.2:3000'];
  printAddresses({ local: 'http://localhost:3000', network } as never, '/docs/', terminal);
  printHostHint(terminal);
  expect(printed).toEqual([
    'Local    *http://localhost:3000/docs/*',
    'Network  *http://192.168.1.2:3000/docs/*',
    'Network  *http://10.0.0.2:3000/docs/*',
    '(Network  use --host to expose)',
  ]);
});

it('opens the browser, or prints the address if it cannot be opened', async () => {
  openBrowser.mockResolvedValueOnce();
  await openInBrowser('http://localhost:3000/', terminal);
  expect([openBrowser.mock.calls, printedErrors]).toEqual([[['http://localhost:3000/']], []]);
  openBrowser.mockRejectedValueOnce(new Error('spawn xdg-open ENOENT'));
  await openInBrowser('http://localhost:3000/', terminal);
  expect(printedErrors).toEqual(['Could not open a browser. Open http://localhost:3000/ manually.']);
});

describe('--shard', () => {
  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/5', { index: 2, count: 5 }],
    ['1000/1000', { index: 1000, count: 1000 }],
  ])('reads %s', (shard, expected) => expect(shardOf({ shard })).toEqual(expected));

  it('is optional', () => expect(shardOf({ watch: true })).toBeUndefined());

  it.each(['0/5', '6/5', '1/1001', '2', '2/', '/5', '2/5/7', 'a/b'])('rejects %s', (shard) =>
    expect(() => shardOf({ shard })).toThrow(
      `--shard must have the form 2/5, for shard 2 of 5 (at most 1000), not '${shard}'`,
    ),
  );

  it.each([
    [{ watch: true }, '--watch'],
    [{ locale: ['en'] }, '--locale'],
    [{ verify: true }, '--verify'],
  ])('rejects %j', (other, name) =>
    expect(() => shardOf({ shard: '2/5', ...other })).toThrow(`--shard and ${name} cannot be used together`),
  );
});
