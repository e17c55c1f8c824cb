/*
export const meta = { titel: 'In a comment' };
*/
export const meta = {
  titel: 'Pricing',
  layout: 'wide',
};

export default function Pricing() {
  return <h1>Pricing</h1>;
}
