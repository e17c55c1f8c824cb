const name = 'Pricing';

export const meta = {
  title: name,
  description: 'What it costs',
};

export default function Pricing() {
  return <h1>{name}</h1>;
}
