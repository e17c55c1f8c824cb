import { readFileSync } from 'node:fs';

export function Price({ amount }) {
  return <b>{readFileSync('price') + amount}</b>;
}
