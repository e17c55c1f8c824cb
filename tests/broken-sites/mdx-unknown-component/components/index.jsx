export function Price() {
  return <b>9</b>;
}
