// Joins the chunks of a page to the bytes of its file. A page is never one string: a single letter beyond Latin-1 would
// double its memory, and what many pages share would be encoded for each of them.

type Chunk = string | Uint8Array;

export function createJoiner(): (chunks: readonly Chunk[]) => Uint8Array {
  let buffer = Buffer.allocUnsafe(65_536);
  return (chunks) => {
    // A UTF-16 unit takes three bytes at most.
    const most = chunks.reduce((sum, chunk) => sum + (typeof chunk === 'string' ? chunk.length * 3 : chunk.length), 0);
    if (most > buffer.length) buffer = Buffer.allocUnsafe(most * 2);
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
