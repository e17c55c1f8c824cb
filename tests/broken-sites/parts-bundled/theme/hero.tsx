export function Hero() {
  return <h1>Harbour</h1>;
}
