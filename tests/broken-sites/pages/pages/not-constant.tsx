export function meta() {
  return { title: 'Pricing' };
}

export default function Pricing() {
  return <h1>Pricing</h1>;
}
