// Machine-readable reports: the output of each format for the same diagnostics, and its escaping.
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { reportAsJson } from '../../../packages/generator/src/diagnostics/plain.ts';
import { parseReference } from '../../../packages/generator/src/diagnostics/reference.ts';
import type { Report } from '../../../packages/generator/src/diagnostics/report.ts';
import { reportAsAnnotations } from '../../../packages/generator/src/diagnostics/report-github.ts';
import { reportAsSarif } from '../../../packages/generator/src/diagnostics/report-sarif.ts';
import { type Diagnostic, error, warning } from '../../../packages/generator/src/model/diagnostic.ts';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';

const lost = error({
  code: 'broken-link',
  message: 'Broken link: 100%\nlost.md does not exist',
  file: 'content/en/a, b: c.md',
  position: { line: 3, column: 6 },
  hint: 'Did you mean last.md?',
});
const noPages = error({ code: 'content', message: 'No pages to build' });
const same = warning({
  code: 'duplicate-anchor',
  message: 'The id is used twice',
  file: 'content/en/a.md',
  related: [{ message: 'The other page', file: 'content/en/b #1.md', position: { line: 9, column: 1 } }],
});

const reference = parseReference(`# Diagnostics

## Links

### broken-link

A link
is broken. Or it is a draft.

**What to do.** Correct it.

## Pages

### content

Nothing is there.
`);

const report = (diagnostics: readonly Diagnostic[], more: Partial<Report> = {}): Report => ({
  version: '1.2.3',
  command: 'check',
  exitCode: 1,
  site: 'docs',
  diagnostics,
  reference,
  documentation: 'docs/reference/diagnostics.md',
  ...more,
});

describe('the reference', () => {
  it('returns a section for each heading that is a code, which ends before the next chapter', () => {
    expect([...reference]).toEqual([
      [
        'broken-link',
        {
          summary: 'A link is broken.',
          text: 'A link\nis broken. Or it is a draft.\n\n**What to do.** Correct it.',
        },
      ],
      ['content', { summary: 'Nothing is there.', text: 'Nothing is there.' }],
    ]);
  });
});

describe('JSON', () => {
  it('contains all fields of all diagnostics, null for missing values, and the counts', () => {
    expect(JSON.parse(reportAsJson(report([lost, noPages, same], { site: '' })))).toEqual({
      version: 1,
      docsgen: '1.2.3',
      command: 'check',
      exitCode: 1,
      site: '.',
      errors: 2,
      warnings: 1,
      diagnostics: [
        {
          code: 'broken-link',
          severity: 'error',
          message: 'Broken link: 100%\nlost.md does not exist',
          file: 'content/en/a, b: c.md',
          line: 3,
          column: 6,
          hint: 'Did you mean last.md?',
          documentation: 'docs/reference/diagnostics.md#broken-link',
          related: [],
        },
        expect.objectContaining({ code: 'content', file: null, line: null, column: null, hint: null }),
        expect.objectContaining({
          severity: 'warning',
          file: 'content/en/a.md',
          line: null,
          related: [{ message: 'The other page', file: 'content/en/b #1.md', line: 9, column: 1 }],
        }),
      ],
    });
  });
});

describe('annotations', () => {
  const annotations = (...args: Parameters<typeof report>): string =>
    reportAsAnnotations(report(...args), { isAlone: false });

  it('contain paths relative to the root of the repository, and escape workflow command syntax', () => {
    expect(annotations([lost])).toBe(
      '::error file=docs/content/en/a%2C b%3A c.md,line=3,col=6,title=docsgen%3A broken-link' +
        '::Broken link: 100%25%0Alost.md does not exist%0ADid you mean last.md?%0Adocsgen explain broken-link',
    );
  });

  it('omit the location of diagnostics without a file', () => {
    expect(annotations([noPages, same], { site: '' }).split('\n')).toEqual([
      '::error title=docsgen%3A content::No pages to build%0Adocsgen explain content',
      '::warning file=content/en/a.md,title=docsgen%3A duplicate-anchor' +
        '::The id is used twice%0AThe other page: content/en/b #1.md:9%0Adocsgen explain duplicate-anchor',
    ]);
  });

  it('are at most ten of each severity, errors first, followed by the number of omitted diagnostics', () => {
    const many = [...Array(12).fill(same), ...Array(11).fill(lost)] as readonly Diagnostic[];
    const lines = annotations(many).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...Array(10).fill('::error'),
      ...Array(10).fill('::warning'),
      '::notice',
    ]);
    expect(lines.at(-1)).toBe('::notice title=docsgen::3 more problems in the log of this step');
    const alone = reportAsAnnotations(report(many), { isAlone: true }).split('\n');
    expect(alone.slice(0, lines.length)).toEqual(lines);
    expect(alone.slice(lines.length)).toEqual([
      'docs/content/en/a, b: c.md:3:6 error Broken link: 100% lost.md does not exist [broken-link]',
      ...Array(2).fill('docs/content/en/a.md warning The id is used twice [duplicate-anchor]'),
    ]);
  });
});

describe('SARIF', () => {
  const logOf = (...args: Parameters<typeof report>): Log => JSON.parse(reportAsSarif(report(...args))) as Log;

  it('has a rule for each reported code, in alphabetical order, with its section as help', () => {
    const [run] = logOf([noPages, lost, lost]).runs;
    expect(run?.tool.driver).toMatchObject({ name: 'docsgen', semanticVersion: '1.2.3' });
    expect(run?.tool.driver.rules).toEqual([
      {
        id: 'broken-link',
        shortDescription: { text: 'A link is broken.' },
        fullDescription: { text: 'A link is broken.' },
        help: { text: expect.stringContaining('Correct it.'), markdown: expect.stringContaining('**What to do.**') },
      },
      expect.objectContaining({ id: 'content' }),
    ]);
    expect(run?.results?.map(({ ruleId, ruleIndex }) => [ruleId, ruleIndex])).toEqual([
      ['content', 1],
      ['broken-link', 0],
      ['broken-link', 0],
    ]);
  });

  it('is a document of version 2.1.0, with columns as editors count them', () => {
    expect(logOf([])).toMatchObject({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ columnKind: 'utf16CodeUnits' }],
    });
  });

  it('links a rule to its section if the documentation has a URL', () => {
    const log = logOf([lost], { documentation: 'https://docs.example.com/diagnostics/' });
    expect(log.runs[0]?.tool.driver.rules?.[0]?.helpUri).toBe('https://docs.example.com/diagnostics/#broken-link');
  });

  it('contains the level, message and location of each result, as a URI relative to the root of the repository', () => {
    const results = logOf([lost, noPages, same]).runs[0]?.results ?? [];
    expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'warning']);
    const places = results.map(({ locations }) => locations?.[0]?.physicalLocation);
    expect(places.map((place) => place?.artifactLocation?.uri)).toEqual([
      'docs/content/en/a,%20b:%20c.md',
      // GitHub rejects a result without a file.
      'docs/site.config.yaml',
      'docs/content/en/a.md',
    ]);
    expect(places.map((place) => place?.region)).toEqual([
      { startLine: 3, startColumn: 6 },
      { startLine: 1, startColumn: 1 },
      { startLine: 1, startColumn: 1 },
    ]);
    expect(results.map(({ message }) => message.text)).toEqual([
      'Broken link: 100%\nlost.md does not exist. Did you mean last.md?',
      'No pages to build',
      'The id is used twice',
    ]);
    expect(results.map(({ relatedLocations }) => relatedLocations)).toEqual([
      undefined,
      undefined,
      [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/content/en/b%20%231.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 9, startColumn: 1 },
          },
          message: { text: 'The other page' },
        },
      ],
    ]);
  });

  it('keeps the fingerprint of a diagnostic if its line changes, and distinguishes repeated diagnostics', () => {
    const moved = { ...lost, position: { line: 30, column: 1 } };
    const prints = (diagnostics: readonly Diagnostic[]): readonly (string | undefined)[] =>
      (logOf(diagnostics).runs[0]?.results ?? []).map(({ partialFingerprints }) => partialFingerprints?.['docsgen/v1']);
    expect(prints([moved])).toEqual(prints([lost]));
    const hash = hashOf(`broken-link\n${lost.file}\n${lost.message}`);
    expect(prints([lost, moved])).toEqual([`${hash}:1`, `${hash}:2`]);
  });

  it('has a category for each site of a repository', () => {
    const idOf = (site: string): string | undefined => logOf([], { site }).runs[0]?.automationDetails?.id;
    expect([idOf(''), idOf('docs/api')]).toEqual(['docsgen/', 'docsgen/docs/api/']);
  });

  it('is empty and reports success if there are no diagnostics', () => {
    const [run] = logOf([], { exitCode: 0 }).runs;
    expect(run?.results).toEqual([]);
    expect(run?.invocations).toEqual([{ executionSuccessful: true, exitCode: 0 }]);
  });
});
