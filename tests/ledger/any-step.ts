/** Any message of a vendor and any movement beside it, as the property test of the ledger draws them. */
import fc from 'fast-check'
import type { VendorPosting } from '../../modules/wallet/index.ts'
import { CLOSED_GAME, GAME } from './support.ts'

const amounts = fc.bigInt({ min: 1n, max: 400n })
const opening = fc.bigInt({ min: 0n, max: 4_000n })
const limit = fc.option(fc.bigInt({ min: 150n, max: 2_000n }), { freq: 2 })
export const member = fc.record({
  main: opening,
  bonus: opening,
  trial: opening,
  blocked: fc.nat(19).map((n) => n === 19),
  maxStake: limit,
  bonusMaxStake: limit,
  lossLeft: limit,
})
const flag = fc.boolean()
const common = {
  vendor: fc.constantFrom('A', 'B'),
  transactionId: fc.nat(60).map((n) => `t${n}`),
  memberId: fc.constantFrom('m1', 'm1', 'm2', 'm2', 'm3', 'm3', 'stranger'),
  roundId: fc.nat(4).map((n) => `r${n}`),
}
const game = fc.nat(11).map((n) => (n === 0 ? CLOSED_GAME : GAME))
const mode = fc.constantFrom('REAL' as const, 'REAL' as const, 'FREE' as const)
const refusal = fc.nat(19).map((n) => (['SESSION_EXPIRED', 'CURRENCY_MISMATCH', 'GAME_DISABLED'] as const)[n])
const wins = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 900n }))
const message: fc.Arbitrary<VendorPosting> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('BET' as const),
      ...common,
      gameCode: game,
      mode,
      refusal,
      amount: amounts,
      roundClosed: fc.nat(5).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('WIN' as const),
      ...common,
      gameCode: game,
      amount: wins,
      jackpotAmount: fc.nat(3).map((n) => (n === 0 ? 0n : undefined)),
      roundClosed: flag,
      lateWinAllowed: flag,
      betTransactionId: fc.option(common.transactionId, { nil: undefined }),
      currency: fc.nat(5).map((n) => (['THB', 'TRIAL', 'OTHER'] as const)[n]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('BET_WIN' as const),
      ...common,
      gameCode: game,
      mode,
      refusal,
      betAmount: amounts,
      winAmount: wins,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ROLLBACK' as const),
      ...common,
      originalTransactionId: common.transactionId,
      unknownRollbackNotFound: flag,
      winRollbackAllowed: flag,
    }),
  },
)
// What answers an earlier message, by its place: said again, or another message about the same round.
const earlier = fc.nat(200)
export const step = fc.oneof(
  { weight: 4, arbitrary: message },
  { weight: 1, arbitrary: fc.record({ earlier }) },
  { weight: 6, arbitrary: fc.record({ earlier, about: message, namesIt: flag }) },
)
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
