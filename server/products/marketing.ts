/** News to members who agreed to it; it takes no bets. */
import { campaignProposal, marketingGate, parts, settings } from '../../modules/marketing/index.ts'
import { makePushKey, pushCarrier, settings as newsSettings } from '../../modules/messaging/index.ts'
import { marketingGateKey, pushCarrierKey } from '../../modules/system/index.ts'
import type { Product } from './product.ts'

export const marketing: Product = {
  parts,
  settings: [...settings, ...newsSettings],
  proposals: [campaignProposal],
  async open({ services, database, config }) {
    services.provide(marketingGateKey, marketingGate(services))
    await makePushKey(database, config)
    services.provide(pushCarrierKey, pushCarrier({ services, database, config }))
    return []
  },
}
