import {
  listJackpotPools,
  listJackpotPoolsSchemas,
} from '../../../../../contract/operator/launch/list-jackpot-pools.ts'
import { shareOf, writeRtp } from '../../../../../kernel/games/pool-shares.ts'
import { handle } from '../../../../../platform/calls.ts'
import { amountOf, termsOf, writeMicro } from '../jackpots.ts'
import { orderValue } from '../orders.ts'
import { readPendingOrders } from '../store/orders.ts'
import { readPoolsWithOwed, type PoolRow } from '../store/pools.ts'

const MICRO = 1_000_000n

export const handleListJackpotPools = handle(listJackpotPools, listJackpotPoolsSchemas, async (context) => {
  const { tx, merchant, actor } = context
  const pending = await readPendingOrders(tx, merchant.id)
  const pools = await readPoolsWithOwed(tx, merchant.id)
  return {
    currency: merchant.currency,
    pools: pools.map((row) => {
      const order = pending.find((waiting) => waiting.pool_code === row.pool_code)
      const { kind, seedAmount, capAmount, oddsAmount, ratePpm } = termsOf(row)
      const unbooked = row.unbooked + row.unbooked_seed * MICRO
      return {
        code: row.pool_code,
        kind,
        state: row.state,
        instanceNo: row.instance_no,
        amount: amountOf(row),
        seedAmount,
        capAmount,
        oddsAmount,
        ratePpm,
        next: nextOf(row),
        share: writeRtp(shareOf(termsOf(row))),
        commit: row.commit_hash,
        startedAt: row.started_at,
        perSecond: writeMicro(row.growth),
        contributedAmount: row.contributed / MICRO,
        betCount: Number(row.bet_count),
        stakeAmount: row.stake_amount,
        bookedAmount: row.booked,
        unbookedAmount: unbooked / MICRO,
        owedAmount: row.owed,
        isExact: row.booked * MICRO + unbooked === row.counter + row.owed * MICRO,
        pending: order ? orderValue(order, actor.claims.account) : null,
      }
    }),
  }
})

function nextOf(row: PoolRow) {
  if (row.next_seed_amount === null) return null
  return {
    seedAmount: row.next_seed_amount,
    capAmount: row.next_cap_amount,
    oddsAmount: row.next_odds_amount,
    ratePpm: row.next_rate_ppm!,
  }
}
