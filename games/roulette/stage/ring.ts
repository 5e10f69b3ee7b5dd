/**
 * Where the numbers of the wheel are on the racetrack: a ring of six by fifteen places, clockwise from zero.
 * Pure.
 */
export const RING_ROWS = 15
export const RING_COLUMNS = 6

/** Zero spans the two middle places at the head of the ring. */
export function ringPlaces(): readonly { readonly row: number; readonly column: number }[] {
  return [
    { row: 1, column: 3 },
    { row: 1, column: 5 },
    { row: 1, column: 6 },
    ...Array.from({ length: RING_ROWS - 1 }, (_, step) => ({ row: 2 + step, column: RING_COLUMNS })),
    ...Array.from({ length: RING_COLUMNS - 1 }, (_, step) => ({
      row: RING_ROWS,
      column: RING_COLUMNS - 1 - step,
    })),
    ...Array.from({ length: RING_ROWS - 2 }, (_, step) => ({ row: RING_ROWS - 1 - step, column: 1 })),
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ]
}
