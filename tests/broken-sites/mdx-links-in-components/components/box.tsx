import type { ReactNode } from 'react';

export function Box({ children }: { children: ReactNode }) {
  return (
    <section>
      {children}
      <a href="/lost">Lost</a>
    </section>
  );
}
