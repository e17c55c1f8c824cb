'use client';
import type { ReactNode } from 'react';

export function Counter({ children }: { readonly children?: ReactNode }) {
  return <div>{children}</div>;
}
