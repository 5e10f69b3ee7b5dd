/** What happens to a seat in a room or at the sea: its money is set aside, more of it, and given back. */
export const seatSteps = ['TAKEN', 'ADDED', 'LEFT'] as const
export type SeatStep = (typeof seatSteps)[number]
