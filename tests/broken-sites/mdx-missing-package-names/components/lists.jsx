export function Tabs({ names }) {
  return <b>{names.join()}</b>;
}
