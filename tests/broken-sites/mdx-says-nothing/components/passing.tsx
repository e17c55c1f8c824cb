import { Counter } from './counter';

export const Passing = ({ client }: { readonly client: 'load' }) => <Counter client={client} />;
