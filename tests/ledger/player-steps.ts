/** What members do in the tests of their records, and the ranges that are asked for. */
import fc from 'fast-check'
import type { RoundStatus } from '../../modules/wallet/index.ts'

export const GAMES = ['LIVE', 'SPORTS', 'PVP', 'RNG']

export interface Step {
  what: number
  vendor: 'A' | 'B'
  game: string
  amount: bigint
  win: bigint
  pick: number
}

export const steps = fc.array(
  fc.record<Step>({
    what: fc.integer({ min: 0, max: 11 }),
    vendor: fc.constantFrom('A', 'B'),
    game: fc.constantFrom(...GAMES.map((product) => `X-${product}`)),
    amount: fc.bigInt(1n, 900n),
    win: fc.oneof(fc.constant(0n), fc.bigInt(1n, 2_000n)),
    pick: fc.nat(50),
  }),
  { minLength: 15, maxLength: 40 },
)

export const statusOf = ({
  state,
  stake,
  payout,
}: {
  state: string
  stake: bigint
  payout: bigint
}): RoundStatus =>
  state === 'OPEN'
    ? 'PENDING'
    : state === 'CANCELLED'
      ? 'REFUNDED'
      : payout === stake && stake > 0n
        ? 'PUSH'
        : payout > stake
          ? 'WON'
          : 'LOST'

export const HALF_HOUR_MS = 1_800_000

/**
 * A range of `hours` that ends `ago` half hours before the newest round: within a day, over whole days, or
 * both.
 */
export const ranges = fc.record({
  ago: fc.nat(60),
  hours: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 21, max: 90 })),
})
