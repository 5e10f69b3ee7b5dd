import type { LineWins } from '../play.ts'

/** The key of a play's only prize. */
export const WIN = 'win'

export const nothing: LineWins = { wins: [], refunded: 0 }

export const one = (prize: string, count = 1): LineWins =>
  count > 0 ? { wins: [{ prize, count }], refunded: 0 } : nothing
