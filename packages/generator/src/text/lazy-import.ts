// Computes a value on the first call and returns the same value afterwards. Also used for modules, because importing a
// loaded module again takes time.

export function once<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
