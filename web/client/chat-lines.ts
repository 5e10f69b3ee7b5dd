/** The lines of a conversation as a browser keeps them. */

/**
 * What is known and what was found, each line once, oldest first; a line found again takes the place of the
 * known one.
 */
export function joinLines<Line extends { seq: number }>(
  known: readonly Line[],
  found: readonly Line[],
): Line[] {
  return [...new Map([...known, ...found].map((line) => [line.seq, line])).values()].sort(
    (left, right) => left.seq - right.seq,
  )
}
