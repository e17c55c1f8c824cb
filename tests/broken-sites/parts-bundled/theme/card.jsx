export default function Card({ card }) {
  return <p>{card.title};
}
