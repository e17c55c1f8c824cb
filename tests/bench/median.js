// Measurements print the median, because one slow run does not change it.

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
