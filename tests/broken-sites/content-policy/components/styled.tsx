'use client';

export const Styled = () => (
  <p>
    <style>{'p { color: red }'}</style>
  </p>
);
