/**
 * Plays rounds of grants for the studio, which has drawn and stored them already. One transaction has the
 * round, what is left of the grant and, with the last round, the credit; the studio's id of the round makes
 * it happen once.
 */
import { clock } from '../../../kernel/clock.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { FreeGrant, FreeRounds } from '../../launch/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { readClaim } from '../offers/store/claims.ts'
import { endGrant, type House } from './end.ts'
import {
  insertPlayed,
  lockGrant,
  readOpenGrants,
  readPlayed,
  wonUntil,
  writePlayed,
  type GrantRow,
  type PlayedRow,
} from './store/grants.ts'

export { freeRoundVendorKey } from './card.ts'
export { seedFreeRounds } from './grant.ts'

type Order = Parameters<FreeRounds['play']>[1]
type Result = Awaited<ReturnType<FreeRounds['play']>>

export function freeRoundsOf(houseOf: (merchantId: string) => House | undefined): FreeRounds {
  return {
    async grantsOf(reader, { gameCode, ...asked }) {
      const left = await withoutOffers(reader, { ...asked, memberIds: [asked.memberId] })
      if (left.size > 0) return []
      const open = await readOpenGrants(reader, asked)
      return open.filter(({ games }) => games.includes(gameCode)).map(shown)
    },
    play: (database, order) => database.transaction((tx) => play(tx, houseOf, order)),
    inDoubt,
  }
}

const shown = (grant: GrantRow): FreeGrant => ({
  grantId: grant.grantId,
  roundAmount: toWireAmount(grant.roundAmount),
  roundCount: grant.roundCount,
  leftCount: grant.leftCount,
  wonAmount: toWireAmount(grant.wonAmount),
  mostAmount: toWireAmount(grant.mostAmount),
  endsAt: grant.endsAt.toISOString(),
})

const refused = (reason: NonNullable<Result['reason']>): Result => ({ status: 'GRANT_REFUSED', reason })

async function play(
  tx: Tx,
  houseOf: (merchantId: string) => House | undefined,
  order: Order,
): Promise<Result> {
  const { roundId, grantId, memberId, gameCode, betAmount, winAmount } = order
  // The lock before the look: of two that play the last round at once, the second finds none left.
  const grant = await lockGrant(tx, grantId)
  if (!grant || grant.memberId !== memberId) return refused('FREE_ROUNDS_OVER')
  const known = await readPlayed(tx, roundId)
  if (known) return repeat(tx, grant, order, known)
  if (order.refusal) return { status: order.refusal }
  const now = clock.now()
  if (grant.endedAt !== null || grant.endsAt <= now) return refused('FREE_ROUNDS_OVER')
  if (!grant.games.includes(gameCode) || grant.roundAmount !== betAmount) return refused('GAME_BET_INVALID')
  const { merchantId } = grant
  const left = await withoutOffers(tx, { merchantId, memberIds: [memberId], now })
  if (left.size > 0) return refused('PROMO_RG')
  const house = houseOf(merchantId)
  if (!house) throw new Error('a grant belongs to a merchant')
  const leftCount = grant.leftCount - 1
  const after = { ...grant, leftCount, wonAmount: grant.wonAmount + winAmount }
  await insertPlayed(tx, {
    roundId,
    grantId,
    gameCode,
    isVoid: false,
    winAmount,
    leftCount,
    playedAt: now,
  })
  if (leftCount > 0) {
    await writePlayed(tx, after, null)
    return { status: 'OK', grant: shown(after) }
  }
  const claim = await endGrant(tx, { house, now }, after)
  const isCredited = claim.state === 'ISSUED'
  return {
    status: 'OK',
    grant: shown(after),
    creditedAmount: isCredited ? claim.amount : 0n,
    requiredAmount: isCredited ? claim.requiredAmount : 0n,
  }
}

/** The first answer again; the same id with another content is refused. */
async function repeat(tx: Tx, grant: GrantRow, order: Order, known: PlayedRow): Promise<Result> {
  if (known.isVoid) return { status: 'BET_CANCELLED' }
  const isSame =
    known.grantId === grant.grantId &&
    known.gameCode === order.gameCode &&
    known.winAmount === order.winAmount &&
    grant.roundAmount === order.betAmount
  if (!isSame) return { status: 'DUPLICATE_TRANSACTION' }
  const { leftCount } = known
  const then = { ...grant, leftCount, wonAmount: await wonUntil(tx, known) }
  const claim = leftCount === 0 ? await readClaim(tx, grant.grantId) : undefined
  const isCredited = claim?.state === 'ISSUED'
  return {
    status: 'OK',
    isRepeat: true,
    grant: shown(then),
    creditedAmount: isCredited ? claim.amount : 0n,
    requiredAmount: isCredited ? claim.requiredAmount : 0n,
  }
}

/** A round that nobody played is noted as void, so that it is never played late. */
const inDoubt: FreeRounds['inDoubt'] = (
  database: Database,
  { roundId, grantId, gameCode }: { roundId: string; grantId: string; gameCode: string },
) =>
  database.transaction(async (tx) => {
    const grant = await lockGrant(tx, grantId)
    const known = await readPlayed(tx, roundId)
    if (known || !grant) return known !== undefined && !known.isVoid
    const nothing = { isVoid: true, winAmount: 0n, leftCount: grant.leftCount, playedAt: clock.now() }
    await insertPlayed(tx, { roundId, grantId, gameCode, ...nothing })
    return false
  })
