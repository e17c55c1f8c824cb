export function Part({ children }) {
  return <section id="part">{children}</section>;
}
