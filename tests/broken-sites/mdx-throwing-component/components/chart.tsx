import { largest } from './largest.ts';

export function Chart({ title, values }: { title: string; values: number[] }) {
  return (
    <figure>
      {title}: {largest(values)}
    </figure>
  );
}
