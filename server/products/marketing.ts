/** News to members who agreed to it; it takes no bets. */
import { campaignProposal, marketingGate, parts, settings } from '../../modules/marketing/index.ts'
import { settings as newsSettings } from '../../modules/messaging/index.ts'
import { marketingGateKey } from '../../modules/system/index.ts'
import type { Product } from './product.ts'

export const marketing: Product = {
  parts,
  settings: [...settings, ...newsSettings],
  proposals: [campaignProposal],
  open({ services }) {
    services.provide(marketingGateKey, marketingGate(services))
    return []
  },
}
