// Schema of a plugin's options and configuration keys. Values are validated against it, and editors and the
// configuration reference show the descriptions. These types are published.

/** Schema of an object, by property name. */
export type Described = Readonly<Record<string, DescribedValue>>;

export type DescribedValue = DescribedText | DescribedNumber | DescribedTruth | DescribedList | DescribedMap;

interface DescribedBase {
  /** One sentence, shown in editors and in the configuration reference. */
  readonly description: string;
  readonly required?: boolean;
}

interface DescribedText extends DescribedBase {
  readonly type: 'string';
  /** Allowed values. */
  readonly enum?: readonly string[];
  /** Regular expression that the string must match. */
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
  /** Schemas of the properties. Use `values` instead if any property name is allowed. */
  readonly properties?: Described;
  readonly values?: DescribedValue;
}

/** TypeScript type of the values that match a schema. */
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
