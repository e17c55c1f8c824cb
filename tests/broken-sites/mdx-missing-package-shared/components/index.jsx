import { scale } from 'docsgen-scales-not-there';

export function Price() {
  return <b>{scale(9)}</b>;
}
