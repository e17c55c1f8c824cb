export function Like() {
  return <button onClick={() => alert('Liked')}>Like</button>;
}
