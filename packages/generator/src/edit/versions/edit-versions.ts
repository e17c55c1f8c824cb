// Adds or removes a version in the configuration, preserving comments, order and formatting.
import { isMap, isPair, isScalar, isSeq, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { yamlString } from '../../config/yaml/edit-yaml.ts';
import { applyEdits } from '../../text/edits.ts';

interface NamedVersion {
  readonly section: string;
  readonly name: string;
  /** Label of the version in the user interface. */
  readonly label: string | undefined;
}

interface NewVersion extends NamedVersion {
  /** Name of the version after which the new version is inserted. */
  readonly source: string;
  /** Label of the source version in YAML, which is used if the version is not in the configuration yet. */
  readonly sourceLabel: string;
}

/**
 * Inserts the version after its source version. If the section has no versions yet, the source version is also added.
 * Returns `undefined` if the configuration cannot be edited.
 */
export function withVersion(
  yaml: string,
  { section, name, label, source, sourceLabel }: NewVersion,
): string | undefined {
  const found = sectionIn(yaml, section);
  if (!found) return undefined;
  const item = `{ name: ${yamlString(name)}${label === undefined ? '' : `, label: ${yamlString(label)}`} }`;
  const versions = found.get('versions', true);
  if (versions === undefined)
    return withFirstVersions(yaml, found, [`{ name: ${source}, label: ${sourceLabel} }`, item]);
  const items: readonly unknown[] = isSeq(versions) ? versions.items : [];
  const before = items.find((each) => isMap(each) && String(each.get('name')) === source);
  if (!isSeq(versions) || before === undefined) return undefined;
  const end = closeOf(before, yaml);
  if (versions.flow) return applyEdits(yaml, [{ start: end, end, text: `, ${item}` }]);
  const dash = yaml.lastIndexOf('-', startOf(before));
  return withLines(yaml, end, [`${' '.repeat(columnOf(yaml, dash))}- ${item}`]);
}

function withFirstVersions(yaml: string, section: YAMLMap, items: readonly string[]): string {
  const end = endOf(section, yaml);
  if (section.flow) return applyEdits(yaml, [{ start: end, end, text: `, versions: [${items.join(', ')}]` }]);
  const indent = ' '.repeat(columnOf(yaml, startOf(section)));
  return withLines(yaml, end, [`${indent}versions:`, ...items.map((item) => `${indent}  - ${item}`)]);
}

/** Removes a version. Returns `undefined` if the version does not exist. */
export function withoutVersion(
  yaml: string,
  { section, name }: Pick<NamedVersion, 'section' | 'name'>,
): string | undefined {
  const versions = sectionIn(yaml, section)?.get('versions', true);
  if (!isSeq(versions)) return undefined;
  const at = versions.items.findIndex((item) => isMap(item) && String(item.get('name')) === name);
  const [before, item] = [versions.items[at - 1], versions.items[at]];
  if (before === undefined || item === undefined) return undefined;
  const end = closeOf(item, yaml);
  if (versions.flow) return applyEdits(yaml, [{ start: closeOf(before, yaml), end: closeOf(item, yaml), text: '' }]);
  const start = yaml.lastIndexOf('\n', yaml.lastIndexOf('-', startOf(item))) + 1;
  return applyEdits(yaml, [{ start, end: lineEnd(yaml, end), text: '' }]);
}

/**
 * Returns the sidebar that the configuration contains for a section as the text of a `sidebar.yaml`, or `undefined` if
 * there is none.
 */
export function sidebarText(yaml: string, section: string): string | undefined {
  const sidebar = sectionIn(yaml, section)?.get('sidebar', true);
  return sidebar === undefined ? undefined : stringify(sidebar, { lineWidth: 0 });
}

function sectionIn(yaml: string, id: string): YAMLMap | undefined {
  const sections = parseDocument(yaml, { logLevel: 'silent' }).get('sections', true);
  const items: YAMLSeq['items'] = isSeq(sections) ? sections.items : [];
  return items.find((item): item is YAMLMap => isMap(item) && String(item.get('id')) === id);
}

function startOf(node: unknown): number {
  return (isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined) ?? 0;
}

/** Returns the offset after the last value of a mapping or list, before the closing bracket if there is one. */
function endOf(node: unknown, yaml: string): number {
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  return closeOf(last ?? node, yaml);
}

/**
 * Returns the offset after a node, including its bracket. The range of a block would also include comments after the
 * node.
 */
function closeOf(node: unknown, yaml: string): number {
  if (isPair(node)) return closeOf(node.value ?? node.key, yaml);
  if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0) return endOf(node, yaml);
  const end = (isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[1] : undefined) ?? 0;
  return yaml.slice(0, end).trimEnd().length;
}

function columnOf(yaml: string, offset: number): number {
  return offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
}

function lineEnd(yaml: string, offset: number): number {
  const end = yaml.indexOf('\n', offset);
  return end < 0 ? yaml.length : end + 1;
}

function withLines(yaml: string, offset: number, lines: readonly string[]): string {
  const text = yaml.endsWith('\n') ? yaml : `${yaml}\n`;
  const at = lineEnd(text, offset);
  return applyEdits(text, [{ start: at, end: at, text: `${lines.join('\n')}\n` }]);
}
