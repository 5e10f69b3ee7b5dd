/**
 * Decides live bets when their moment has come, in every process with the worker's role: many at a time, and
 * each once, whichever process has leased it.
 */
import { slipTopic, type SlipPush } from '../../../contract/pushes/slip.ts'
import { LeasedClock } from '../../../platform/leased-clock.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Push } from '../../../platform/hub.ts'
import type { Poster } from '../../wallet/index.ts'
import { lockMarkets } from '../book/door.ts'
import { rejectionOf, type Rejection } from './rules/live.ts'
import { rejectMessage } from './ride.ts'
import * as store from './store/live.ts'
import type { WaitingBet } from './store/live.ts'
import { readBets } from './store/shown.ts'

export interface LiveParts {
  readonly database: Database
  readonly poster: Poster
  tell(push: Push): void
  onError(error: unknown): void
  /** For tests: where it can be cut off. */
  onStep?(step: 'leased' | 'judged'): Promise<void> | void
}

/** So many are decided in one transaction. */
const MOST_AT_ONCE = 200

export const liveClock = (parts: LiveParts): LeasedClock<readonly WaitingBet[]> => {
  const { kysely } = parts.database
  const nameOf = (atMs: number) => `live-bets:${atMs}`
  return new LeasedClock<readonly WaitingBet[]>({
    readDue: async () =>
      (await store.readMoments(kysely)).map(({ due_at: dueAt }) => ({
        name: nameOf(dueAt.getTime()),
        dueAt,
      })),
    take: async (leaseMs) => {
      const bets = await store.takeDueBets(kysely, leaseMs, MOST_AT_ONCE)
      return bets.length > 0 ? bets : undefined
    },
    perform: async (bets) => {
      await decide(parts, bets)
      return undefined
    },
    nameOf: (bets) => `live-bets:${bets[0]!.betId}`,
    release: (bets, againMs) =>
      store.releaseBets(
        kysely,
        bets.map(({ betId }) => betId),
        againMs,
      ),
    onError: parts.onError,
  })
}

async function decide(parts: LiveParts, bets: readonly WaitingBet[]): Promise<void> {
  await parts.onStep?.('leased')
  const { accepted, rejected } = await parts.database.transaction(async (tx) => {
    const rejections = new Map<string, Rejection>()
    const all = await store.liveLegsOf(
      tx,
      bets.map(({ betId }) => betId),
    )
    const nos = [...new Set(all.map(({ marketNo }) => marketNo))]
    for (const [merchantId, own] of Map.groupBy(bets, (bet) => bet.merchantId)) {
      const ids = own.map(({ betId }) => betId)
      // Those of every house at once: fixtures are locked in one order.
      const markets = await lockMarkets(tx, merchantId, nos)
      // Read again behind the locks: what came between counts.
      for (const leg of await store.liveLegsOf(tx, ids)) {
        const market = markets.get(leg.marketNo)
        const nowE4 = !market || market.fault ? 0 : market.pricesE4[market.codes.indexOf(leg.code)]!
        const rejection = rejectionOf({ ...leg, nowE4 })
        if (rejection && !rejections.has(leg.betId)) rejections.set(leg.betId, rejection)
      }
    }
    const fine = bets.filter(({ betId }) => !rejections.has(betId)).map(({ betId }) => betId)
    return { accepted: await store.acceptBets(tx, fine), rejected: rejections }
  })
  for (const { betId, betNo, memberId } of accepted)
    tellOwner(parts, memberId, { betId, betNo, state: 'ACCEPTED' })
  await parts.onStep?.('judged')
  await Promise.all(
    bets.flatMap((bet) => {
      const rejection = rejected.get(bet.betId)
      return rejection ? [reject(parts, bet, rejection)] : []
    }),
  )
}

/** The stake goes back with the mark of the bet, in one commit of the poster. */
async function reject(parts: LiveParts, bet: WaitingBet, rejection: Rejection): Promise<void> {
  const result = await parts.poster.place(rejectMessage(bet, rejection))
  // Another process has decided it meanwhile.
  if (result.status === 'REFUSED' || result.status === 'DUPLICATE_TRANSACTION') return
  if (result.status !== 'OK') throw new Error(`the rejection of ${bet.betId} was answered ${result.status}`)
  const [shown] = await readBets(parts.database.kysely, [bet.betId])
  // A trader may have refused it before, and has told its member so.
  if (shown?.state !== 'REJECTED' || shown.rejectReason !== rejection.reason) return
  tellOwner(parts, bet.memberId, {
    betId: bet.betId,
    betNo: shown.betNo,
    state: 'REJECTED',
    rejectReason: rejection.reason,
  })
}

export function tellOwner(parts: Pick<LiveParts, 'tell'>, memberId: string, push: SlipPush): void {
  parts.tell({ topic: slipTopic, accountId: memberId, data: { ...push } })
}
