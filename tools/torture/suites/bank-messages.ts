/** What vendors say of a member: new bets, and wins and rollbacks of what was said before. */
import type { VendorPosting } from '../../../modules/wallet/index.ts'
import { bet, betWin, CLOSED_GAME, rollback, win } from '../../../tests/ledger/support.ts'
import type { Random } from '../suite.ts'

export function newBet(random: Random, memberId: string, name: string): VendorPosting {
  const common = {
    memberId,
    transactionId: name,
    roundId: name,
    mode: random(6) === 0 ? ('FREE' as const) : ('REAL' as const),
    ...(random(40) === 0 ? { gameCode: CLOSED_GAME } : {}),
  }
  const amount = BigInt(1 + random(random(10) === 0 ? 60_000 : 900))
  return random(5) === 0
    ? betWin({ ...common, betAmount: amount, winAmount: BigInt(random(1_500)) })
    : bet({ ...common, amount })
}

/** A win or a rollback of something said before, mostly of the last few. */
export function aboutSaid(
  random: Random,
  said: readonly VendorPosting[],
  { memberId, kind, name }: { memberId: string; kind: 'WIN' | 'ROLLBACK'; name: string },
): VendorPosting {
  const of = said.at(-1 - random(Math.min(8, said.length)))
  const common = { memberId, transactionId: name, roundId: of?.roundId ?? name }
  return kind === 'WIN'
    ? win({
        ...common,
        amount: BigInt(random(2_000)),
        roundClosed: random(2) === 0,
        lateWinAllowed: random(4) === 0,
      })
    : rollback({
        ...common,
        originalTransactionId: of?.transactionId ?? 'unknown',
        winRollbackAllowed: random(3) === 0,
      })
}
