export function Price({ amount }: { amount: number }) {
  return { amount };
}
