/**
 * Follows what is settled, corrections included, and adds it to the days of members, which check-ins and
 * missions look at, and to the boards that are open (docs/flows/missions.md).
 */
import { businessDate } from '../../../kernel/calendar.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { merchantsKey } from '../../system/index.ts'
import { readPlayChanges, roundsBefore, type PlayChange } from '../../wallet/index.ts'
import type { Asking } from '../audience/among.ts'
import { addToBoards } from '../leaderboard/follow.ts'
import { addPlayed } from './store.ts'

const FOLLOWER = 'promotions.played'
const CHANGES = 2_000

/** Adds the next changes and returns them; none means that none are waiting. */
export async function followPlayed(tx: Tx, asking: Asking): Promise<readonly PlayChange[]> {
  const merchants = asking.services.use(merchantsKey)
  const changes = await readPlayChanges(tx, FOLLOWER, CHANGES, false)
  if (changes.length === 0) return []
  const known = changes.flatMap((change) => {
    const merchant = merchants.byId(change.merchantId)
    return merchant ? [{ ...change, timeZone: merchant.timeZone }] : []
  })
  const counts = await countsOf(tx, changes)
  await addPlayed(
    tx,
    known.map(({ id, memberId, merchantId, product, valid, settledAt, timeZone }) => ({
      memberId,
      merchantId,
      product,
      day: businessDate(settledAt, timeZone),
      validAmount: valid,
      ...counts.get(id)!,
    })),
  )
  await addToBoards(tx, known, asking)
  return changes
}

interface Counts {
  readonly roundCount: number
  readonly winCount: number
}

/** What each change adds to the rounds and to those that were won, by its id. */
async function countsOf(tx: Tx, changes: readonly PlayChange[]): Promise<Map<bigint, Counts>> {
  const before = new Map(await roundsBefore(tx, changes))
  return new Map(
    changes.map(({ id, roundNo, stake, payout }) => {
      const was = before.get(roundNo) ?? { stake: 0n, payout: 0n }
      const is = { stake: was.stake + stake, payout: was.payout + payout }
      before.set(roundNo, is)
      return [
        id,
        {
          roundCount: Number(isRound(is)) - Number(isRound(was)),
          winCount: Number(isWin(is)) - Number(isWin(was)),
        },
      ]
    }),
  )
}

const isRound = ({ stake }: { stake: bigint }): boolean => stake > 0n
const isWin = ({ stake, payout }: { stake: bigint; payout: bigint }): boolean => stake > 0n && payout > stake
