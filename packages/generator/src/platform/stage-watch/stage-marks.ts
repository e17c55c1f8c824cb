// Shared memory in which each thread writes its current file. Another thread can read the file name even if the writing
// thread is in an endless loop.

/**
 * Size of a slot in bytes: the time, length and version of the text, then the text itself, truncated if it does not
 * fit.
 */
const slotSize = 2048;
const textStart = 16;
/** The stage, the main thread, and 62 other threads. All further threads share the last slot. */
const slotCount = 64;
export const lastSlot = slotCount - 1;

export interface MarkedText {
  readonly text: string;
  /** Milliseconds since 1970 when the text was written. */
  readonly since: number;
}

export function createMarks(): SharedArrayBuffer {
  return new SharedArrayBuffer(slotSize * slotCount + Int32Array.BYTES_PER_ELEMENT);
}

/** Returns `true` for the first thread that calls this function. That thread starts the watching thread. */
export function claimWatch(marks: SharedArrayBuffer): boolean {
  return Atomics.exchange(new Int32Array(marks, slotSize * slotCount), 0, 1) === 0;
}

/** Returns a function that replaces the text of a slot. Its argument is `''` if nothing is being processed. */
export function markIn(marks: SharedArrayBuffer, slot: number): (text: string) => void {
  const { time, numbers, bytes } = viewsOf(marks, slot);
  const encoder = new TextEncoder();
  return (text) => {
    Atomics.add(numbers, 1, 1);
    numbers[0] = encoder.encodeInto(text, bytes).written;
    time[0] = Date.now();
    Atomics.add(numbers, 1, 1);
  };
}

/** Returns the text of a slot, or `undefined` if it is empty or being written. */
export function readMark(marks: SharedArrayBuffer, slot: number): MarkedText | undefined {
  const { time, numbers, bytes } = viewsOf(marks, slot);
  const version = Atomics.load(numbers, 1);
  // TextDecoder does not read shared memory.
  const text = new TextDecoder().decode(bytes.slice(0, numbers[0]));
  const since = time[0] ?? 0;
  const isWhole = version % 2 === 0 && Atomics.load(numbers, 1) === version;
  return isWhole && text !== '' ? { text, since } : undefined;
}

/** Returns the texts of all slots after the first, without repetitions. */
export function markedFiles(marks: SharedArrayBuffer): readonly string[] {
  const slots = Array.from({ length: lastSlot }, (_, index) => readMark(marks, index + 1)?.text ?? '');
  return [...new Set(slots.filter((text) => text !== ''))];
}

function viewsOf(marks: SharedArrayBuffer, slot: number) {
  const start = slot * slotSize;
  return {
    time: new Float64Array(marks, start, 1),
    numbers: new Int32Array(marks, start + 8, 2),
    bytes: new Uint8Array(marks, start + textStart, slotSize - textStart),
  };
}
