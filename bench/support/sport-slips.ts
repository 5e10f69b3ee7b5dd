/** Slips on the bench's book of football. */
import { randomUUID } from 'node:crypto'
import { playerTokenAt } from './players.ts'
import { FIXTURES, marketAt, PRICE } from './sports-book.ts'
import type { Prepared } from './vendor-bets.ts'

/** A slip of a member drawn at random on so many matches. */
export function anySlip(members: number, legs: number): Prepared {
  const first = Math.floor(Math.random() * FIXTURES)
  return {
    method: 'POST',
    path: '/api/sport/v1/bets',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${playerTokenAt(Math.floor(Math.random() * members))}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      kind: legs === 1 ? 'SINGLE' : 'PARLAY',
      legs: Array.from({ length: legs }, (_, n) => ({
        // Matches that lie apart, so that ten of them are ten.
        marketId: marketAt((first + n * 17) % FIXTURES),
        code: ['1', 'X', '2'][Math.floor(Math.random() * 3)],
        line: null,
        price: PRICE,
      })),
      stakeAmount: 2_000,
      acceptChange: 'NONE',
      oddsFormat: 'DECIMAL',
    }),
  }
}
