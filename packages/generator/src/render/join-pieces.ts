// Pieces of a page into the bytes of its file. A page is never one string: one letter of another script would make all of it
// twice as long, and what many pages share would be encoded for each of them.

type Piece = string | Uint8Array;

export function createJoiner(): (pieces: readonly Piece[]) => Uint8Array {
  let room = Buffer.allocUnsafe(65_536);
  return (pieces) => {
    // A letter takes three bytes at most.
    const most = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length * 3 : piece.length), 0);
    if (most > room.length) room = Buffer.allocUnsafe(most * 2);
    let end = 0;
    for (const piece of pieces) {
      if (typeof piece === 'string') end += room.write(piece, end);
      else {
        room.set(piece, end);
        end += piece.length;
      }
    }
    return Buffer.from(room.subarray(0, end));
  };
}
