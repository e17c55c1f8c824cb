// What measurements print: the value in the middle, which one slow run does not move.

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
