export function Weight({ children, of }) {
  return <b title={of}>{children}</b>;
}
