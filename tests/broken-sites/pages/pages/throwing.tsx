import { Table } from './_table.tsx';

interface Plan {
  readonly cells: readonly string[];
}

export const meta = { title: 'Plans' };

export default function Plans() {
  const rows = [{}] as unknown as Plan[];
  return <Table rows={rows} />;
}
