/**
 * The scheduled work of the pools: what is written to the ledger each minute, and what is pushed every few
 * seconds.
 */
import { jackpotTopic } from '../../../../contract/pushes/jackpot.ts'
import type { Job } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { notifyAll } from '../../../../platform/notifications.ts'
import { merchantsKey } from '../../../system/index.ts'
import { jackpotsKey } from './jackpots.ts'
import { frameOf } from './frame.ts'
import { bookPool, payWin } from './pay-win.ts'
import { defaultPools } from './rules/default-pools.ts'
import { addPools, lockPool, measureGrowth, readPools } from './store/pools.ts'
import { readUnpaidWins } from './store/wins.ts'

/** Pays what an interrupted process left unpaid, and books each pool's whole satang from the house. */
export const keepJackpotsJob: Job = {
  name: 'launch.keep-jackpots',
  everyMs: 60_000,
  run: async ({ database, services, now }) => {
    const known = await readPools(database.kysely)
    const fresh = services
      .use(merchantsKey)
      .all()
      .filter(({ id }) => !known.some((pool) => pool.merchant_id === id))
    for (const { id } of fresh) await addPools(database.kysely, id, defaultPools)
    if (fresh.length > 0) await notifyAll(database, [{ kind: 'jackpots' }])
    const failures: unknown[] = []
    const each = (work: Promise<unknown>) =>
      work.catch((error: unknown) => {
        failures.push(error)
      })
    for (const winId of await readUnpaidWins(database.kysely))
      await each(database.transaction((tx) => payWin(tx, winId, now)))
    for (const { merchant_id: merchantId, pool_code: code } of known) {
      await each(
        database.transaction(async (tx) => {
          const pool = await lockPool(tx, merchantId, code)
          if (pool) await bookPool(tx, pool)
        }),
      )
    }
    await measureGrowth(database.kysely)
    // A pool that fails does not stop the others, and is reported.
    if (failures.length > 0) throw new AggregateError(failures, 'jackpot pools could not be kept')
  },
}

/**
 * One frame for all pools of a merchant if one of them moved; by one worker every three seconds, whatever
 * their number.
 */
export const pushJackpotsJob: Job = {
  name: 'launch.push-jackpots',
  everyMs: 3_000,
  run: async ({ services }) => {
    const jackpots = services.use(jackpotsKey)
    for (const { id, currency } of services.use(merchantsKey).all()) {
      const frame = frameOf(await jackpots.board(id), currency)
      if (frame.pools.length > 0 && jackpots.isNews(id, JSON.stringify(frame.pools)))
        services.use(hubKey).push({ topic: jackpotTopic, merchantId: id, data: { ...frame } })
    }
  },
}
