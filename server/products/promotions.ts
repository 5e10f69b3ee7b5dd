/** What the house gives its members; it takes no bets. */
import { rainTopicKind } from '../../contract/pushes/rain.ts'
import { promotionTopicKind } from '../../contract/pushes/promotion.ts'
import { withoutOffersKey } from '../../platform/hub.ts'
import { depositOffersKey } from '../../modules/cashier/index.ts'
import { freeRoundsKey } from '../../modules/launch/index.ts'
import {
  depositOffersOf,
  freeRoundsOf,
  freeRoundVendorKey,
  grantProposal,
  openDrawClock,
  parts,
  settings,
  vipHoldProposal,
  withoutOffers,
} from '../../modules/promotions/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'
import { studioCode } from '../../studio/index.ts'
import { clock } from '../../kernel/clock.ts'
import type { ProcessParts } from '../process-parts.ts'
import type { Product } from './product.ts'

export const promotions: Product = {
  parts,
  settings,
  topics: [rainTopicKind, promotionTopicKind],
  proposals: [vipHoldProposal, grantProposal],
  open(process) {
    const { database, services } = process
    services.provide(depositOffersKey, depositOffersOf(services))
    services.provide(
      freeRoundsKey,
      freeRoundsOf((merchantId) => services.use(merchantsKey).byId(merchantId)),
    )
    services.provide(freeRoundVendorKey, { code: studioCode })
    services.provide(withoutOffersKey, (merchantId, memberIds) =>
      withoutOffers(database.kysely, { merchantId, memberIds, now: clock.now() }),
    )
    draw(process)
    return []
  },
}

/** Rains open and raffles are drawn in every process with the worker's role; the rows decide which one. */
function draw({ config, database, services, hub, onFault, onClose }: ProcessParts): void {
  if (!config.roles.includes('worker')) return
  const draws = openDrawClock({
    database,
    services,
    tell: (topic, data) => hub.push({ topic, data }),
    onError: (error) => onFault('promotions', error),
  })
  onClose(() => draws.stop())
  draws.start()
}
