// Validates the props that an author wrote. Invalid props are reported and ignored.
import type { Position } from '../../../model/diagnostic.ts';
import { didYouMean, useOneOf } from '../../../text/wording.ts';
import type { ComponentProblem, PropRule, Props, PropValue } from './component.ts';

export interface WrittenProp {
  readonly name: string;
  readonly value: PropValue;
  readonly position?: Position | undefined;
}

/** The rules of a component, which may be built in or rendered by JavaScript. */
interface Rules {
  readonly name: string;
  readonly props: Readonly<Record<string, PropRule>>;
}

/** Props that all components accept, for the outermost element. */
const everywhere: Readonly<Record<string, PropRule>> = { id: { type: 'string' }, className: { type: 'string' } };

interface Reading {
  readonly written: readonly WrittenProp[];
  /** Set if a directive has a label, which is the value of the prop with `isLabel`. */
  readonly hasLabel: boolean;
}

export function readProps(
  { name: component, props: rules }: Rules,
  { written, hasLabel }: Reading,
  report: (problem: ComponentProblem) => void,
): Props {
  const props: Record<string, PropValue> = {};
  for (const { name: spelled, value, position } of written) {
    const name = propName(spelled);
    const known = Object.hasOwn(everywhere, name) ? everywhere : rules;
    const rule = Object.hasOwn(known, name) ? known[name] : undefined;
    const read = rule && readValue(value, rule);
    const flaw = read === undefined ? undefined : rule?.flaw?.(read);
    if (rule === undefined) report({ ...unknownProp(component, spelled, Object.keys(rules)), position });
    else if (read === undefined) report({ ...wrongValue(component, spelled, { value, rule }), position });
    else if (flaw !== undefined)
      report({ message: `The '${spelled}' prop of <${component}> must be ${flaw}`, position });
    else props[name] = read;
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.isRequired || (rule.isLabel && hasLabel)) continue;
    const isGiven = written.some((each) => propName(each.name) === name);
    if (!isGiven) report({ isError: true, ...missingProp(component, name, rule) });
  }
  return props;
}

/** Converts attribute names as spelled in HTML and directives, such as `class` and `open-by-default`, to prop names. */
function propName(spelled: string): string {
  if (!spelled.includes('-')) return spelled === 'class' ? 'className' : spelled;
  return spelled.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function readValue(value: PropValue, { type, values }: PropRule): PropValue | undefined {
  const read = typeof value === 'string' ? readText(value, type) : readTyped(value, type);
  return values === undefined || values.includes(String(read)) ? read : undefined;
}

function readText(value: string, type: PropRule['type']): PropValue | undefined {
  switch (type) {
    case 'string':
      return value;
    case 'number':
      return value.trim() === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);
    case 'boolean':
      if (value === 'false') return false;
      return value === '' || value === 'true' ? true : undefined;
    case 'list':
      return value.split(',').flatMap((each) => each.trim() || []);
  }
}

function readTyped(value: PropValue, type: PropRule['type']): PropValue | undefined {
  if (type === 'list') return Array.isArray(value) ? value : undefined;
  if (type === 'string' && typeof value === 'number') return String(value);
  return typeof value === type ? value : undefined;
}

function unknownProp(component: string, name: string, known: readonly string[]): ComponentProblem {
  const list = known.length === 0 ? 'This component has no props' : `Available props: ${known.join(', ')}`;
  return { message: `<${component}> has no prop '${name}'`, hint: didYouMean(name, known) ?? list };
}

interface WrongValue {
  readonly value: PropValue;
  readonly rule: PropRule;
}

const typeNames = { string: 'a string', number: 'a number', boolean: 'true or false', list: 'a list' } as const;

function wrongValue(component: string, name: string, { value, rule }: WrongValue): ComponentProblem {
  const { type, values } = rule;
  const shown = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
  if (values === undefined) {
    return { message: `The '${name}' prop of <${component}> must be ${typeNames[type]}, not ${shown}` };
  }
  const guess = typeof value === 'string' ? didYouMean(value, values) : undefined;
  const message = `Invalid value ${shown} for the '${name}' prop of <${component}>`;
  return { message, hint: [guess, useOneOf(values)].filter(Boolean).join(' ') };
}

function missingProp(component: string, name: string, { isLabel }: PropRule): ComponentProblem {
  const written = `Set ${name}="…"`;
  const hint = isLabel ? `${written}, or write it in brackets after the name of the directive` : written;
  return { message: `<${component}> requires '${name}'`, hint };
}
