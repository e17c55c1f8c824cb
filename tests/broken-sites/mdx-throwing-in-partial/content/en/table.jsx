export function Table({ rows }) {
  return <b>{rows.length}</b>;
}
