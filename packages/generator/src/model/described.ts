// How a plugin describes values that authors write for it: its options, and its own keys of the configuration. A
// description is checked, shown by editors and printed in the reference. These types are published.

/** Values by name, each with its kind, whether it has to be there, and what it means. */
export type Described = Readonly<Record<string, DescribedValue>>;

export type DescribedValue = DescribedText | DescribedNumber | DescribedTruth | DescribedList | DescribedMap;

interface DescribedBase {
  /** A sentence for authors: it stands in their editor and in the reference of the configuration. */
  readonly description: string;
  readonly required?: boolean;
}

interface DescribedText extends DescribedBase {
  readonly type: 'string';
  /** The only values that are allowed. */
  readonly enum?: readonly string[];
  /** A regular expression that the text has to match. */
  readonly pattern?: string;
  readonly default?: string;
}

interface DescribedNumber extends DescribedBase {
  readonly type: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

interface DescribedTruth extends DescribedBase {
  readonly type: 'boolean';
  readonly default?: boolean;
}

interface DescribedList extends DescribedBase {
  readonly type: 'array';
  readonly items: DescribedValue;
  readonly default?: readonly unknown[];
}

interface DescribedMap extends DescribedBase {
  readonly type: 'object';
  /** The keys of the map; or `values`, where its keys are names of any kind. */
  readonly properties?: Described;
  readonly values?: DescribedValue;
}

/** The type of what an author writes where a value is described. */
export type ValueOf<Value> = Value extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : Value extends { readonly type: 'string' }
    ? string
    : Value extends { readonly type: 'number' | 'integer' }
      ? number
      : Value extends { readonly type: 'boolean' }
        ? boolean
        : Value extends { readonly type: 'array'; readonly items: infer Item }
          ? readonly ValueOf<Item>[]
          : Value extends { readonly properties: infer Keys }
            ? ValuesOf<Keys>
            : Value extends { readonly values: infer Item }
              ? Readonly<Record<string, ValueOf<Item>>>
              : unknown;

export type ValuesOf<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends { readonly required: true } | { readonly default: unknown }
    ? ValueOf<Values[Key]>
    : ValueOf<Values[Key]> | undefined;
};
