export default function Landing() {
  return <h1>Start</h1>;
}
