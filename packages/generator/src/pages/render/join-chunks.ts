// Joins the chunks of a page into bytes. Chunks are not joined to a string, because a single character outside Latin-1
// would double the memory of the string, and chunks that many pages share would be encoded again for each page.

type Chunk = string | Uint8Array;

export function createJoiner(): (chunks: readonly Chunk[]) => Uint8Array {
  let buffer = Buffer.allocUnsafe(65_536);
  return (chunks) => {
    // A UTF-16 code unit needs at most three bytes in UTF-8.
    const maxSize = chunks.reduce(
      (sum, chunk) => sum + (typeof chunk === 'string' ? chunk.length * 3 : chunk.length),
      0,
    );
    if (maxSize > buffer.length) buffer = Buffer.allocUnsafe(maxSize * 2);
    let end = 0;
    for (const chunk of chunks) {
      if (typeof chunk === 'string') end += buffer.write(chunk, end);
      else {
        buffer.set(chunk, end);
        end += chunk.length;
      }
    }
    return Buffer.from(buffer.subarray(0, end));
  };
}
