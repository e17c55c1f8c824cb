import { scale } from 'docsgen-scales-not-there';

export function Icon({ which }) {
  return <b>{scale(which)}</b>;
}
Icon.Small = () => <i />;

export { Weight as Badge } from './weight.jsx';
export * from './lists.jsx';
