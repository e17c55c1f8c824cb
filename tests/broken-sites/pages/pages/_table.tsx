interface Row {
  readonly cells: readonly string[];
}

export function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <table>
      {rows.map(({ cells }) => (
        <tr>{cells.join(' ')}</tr>
      ))}
    </table>
  );
}
