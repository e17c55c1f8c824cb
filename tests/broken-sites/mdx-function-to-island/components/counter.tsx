'use client';
import { useState } from 'react';

export function Counter({ start, format }: { start: number; format: (count: number) => string }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{format(count)}</button>;
}
