// Computes a value on the first call and returns the same one afterwards. For modules, too: importing one again takes
// time although it is loaded.

export function once<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
