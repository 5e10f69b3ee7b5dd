import { listJackpots, listJackpotsSchemas } from '../../../contract/player/launch/list-jackpots.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'
import { launchKey } from '../launch.ts'
import { poolNames } from '../jackpots/locales/words.ts'

export const handleListJackpots = handleBatched(listJackpots, listJackpotsSchemas, async (context) => {
  const { merchant, language } = context
  const { total, pools, asOf } = await context.use(launchKey).jackpots.board(merchant.id)
  // A house that shows decoration tells no amounts beside it: nobody shall take the one for the other.
  if (context.use(merchantsKey).byId(merchant.id)?.flags.decorativeJackpot) return { total: 0n, currency: merchant.currency, pools: [], decorative: true, asOf }
  return { total, currency: merchant.currency, pools: pools.map((pool) => ({ ...pool, name: poolNames[pool.code][language] })), decorative: false, asOf }
})
