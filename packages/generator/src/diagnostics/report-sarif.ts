// Formats a report as SARIF 2.1.0, with the additional properties that GitHub code scanning requires:
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html

import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import { hashOf } from '../text/hash.ts';
import { encodePath } from '../text/hrefs.ts';
import { pathInRepository, type Report, sectionOf } from './report.ts';

/** The fingerprints in the report identify a diagnostic even if its line number changes. */
export function reportAsSarif(report: Report): string {
  const codes = [...new Set(report.diagnostics.map(({ code }) => code))].sort();
  const seen = new Map<string, number>();
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'docsgen', semanticVersion: report.version, rules: codes.map((code) => rule(code, report)) },
        },
        // The part before the last slash is the category, which distinguishes the sites of a repository.
        automationDetails: { id: `docsgen/${pathInRepository('', report)}` },
        invocations: [{ executionSuccessful: true, exitCode: report.exitCode }],
        columnKind: 'utf16CodeUnits',
        results: report.diagnostics.map((diagnostic) => ({
          ...result(diagnostic, report),
          ruleIndex: codes.indexOf(diagnostic.code),
          partialFingerprints: { 'docsgen/v1': fingerprint(diagnostic, seen) },
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function rule(code: string, report: Report): ReportingDescriptor {
  const { summary = code, text = code } = report.reference.get(code) ?? {};
  const address = sectionOf(code, report);
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: summary },
    help: { text, markdown: text },
    // `helpUri` must be an absolute URL.
    ...(URL.canParse(address) ? { helpUri: address } : {}),
  };
}

function result({ code, severity, message, hint, related, ...where }: Diagnostic, report: Report): Result {
  const text = hint === undefined ? message : `${message}. ${hint}`;
  return {
    ruleId: code,
    level: severity,
    message: { text },
    locations: [location(where, report)],
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((each) => ({ ...location(each, report), message: { text: each.message } })) }),
  };
}

interface Where {
  readonly file: string;
  readonly position: Position | undefined;
}

/** GitHub rejects results without a location. Diagnostics without a file are reported in the configuration file. */
function location({ file, position }: Where, report: Report): Location {
  const path = pathInRepository(file === '' ? 'site.config.yaml' : file, report);
  const { line, column } = position ?? { line: 1, column: 1 };
  return {
    physicalLocation: {
      artifactLocation: { uri: encodePath(path), uriBaseId: '%SRCROOT%' },
      region: { startLine: line, startColumn: column },
    },
  };
}

/** The fingerprint does not depend on the line number. Repeated diagnostics in a file are numbered. */
function fingerprint({ code, file, message }: Diagnostic, seen: Map<string, number>): string {
  const hash = hashOf(`${code}\n${file}\n${message}`);
  const count = (seen.get(hash) ?? 0) + 1;
  seen.set(hash, count);
  return `${hash}:${count}`;
}
