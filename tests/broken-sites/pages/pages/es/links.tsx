export const meta = { title: 'Links', other };

export default function Links() {
  return <p>
}
