import { scale } from 'docsgen-scales-not-there';

export function Chart() {
  return <b>{scale(3)}</b>;
}
