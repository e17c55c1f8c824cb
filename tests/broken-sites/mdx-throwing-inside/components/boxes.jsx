export function Box({ title, children }) {
  return (
    <section>
      {title} {children}
    </section>
  );
}

export const Chart = ({ title, values }) => (
  <figure>
    {title}: {values.map((value) => value * 2).join(' ')}
  </figure>
);
