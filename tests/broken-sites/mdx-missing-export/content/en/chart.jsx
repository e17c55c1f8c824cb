export function Chart() {
  return <b>A chart</b>;
}
