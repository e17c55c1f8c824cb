export async function Releases() {
  const count = await Promise.resolve(3);
  return <b>{count}</b>;
}
