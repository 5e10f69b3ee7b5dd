import { listJackpots, listJackpotsSchemas } from '../../../../../contract/player/launch/list-jackpots.ts'
import { handleBatched } from '../../../../../platform/calls.ts'
import { merchantsKey } from '../../../../system/index.ts'
import { jackpotsKey } from '../jackpots.ts'
import { poolNames } from '../locales/words.ts'

export const handleListJackpots = handleBatched(listJackpots, listJackpotsSchemas, async (context) => {
  const { merchant, language } = context
  const { total, pools, asOf } = await context.use(jackpotsKey).board(merchant.id)
  // A merchant that shows decoration answers no amounts beside it, so that nobody confuses the two.
  if (context.use(merchantsKey).byId(merchant.id)?.flags.decorativeJackpot)
    return { total: 0n, currency: merchant.currency, pools: [], decorative: true, asOf }
  return {
    total,
    currency: merchant.currency,
    pools: pools.map((pool) => ({ ...pool, name: poolNames[pool.code][language] })),
    decorative: false,
    asOf,
  }
})
