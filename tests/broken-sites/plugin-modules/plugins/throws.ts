function fail(): never {
  throw new Error('no such thing');
}

fail();

export default {};
