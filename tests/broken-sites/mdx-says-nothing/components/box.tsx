import type { ReactNode } from 'react';
import { size } from './sizes';

export function Box({ children }: { readonly children?: ReactNode }) {
  return <section data-size={size}>{children}</section>;
}

export function Carded() {
  return <Card title="Not imported" />;
}
