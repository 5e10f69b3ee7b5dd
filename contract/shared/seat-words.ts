/** What happens to the money of a seat in a room or at the sea: it is set aside, added to, and returned. */
export const seatSteps = ['TAKEN', 'ADDED', 'LEFT'] as const
export type SeatStep = (typeof seatSteps)[number]
