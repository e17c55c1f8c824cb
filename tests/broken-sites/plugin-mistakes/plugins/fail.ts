/** Fails on its fourth line. */
export function fail(what: string): never {
  const reason = `no ${what} today`;
  throw new Error(reason);
}
