/** What the house gives its members; it takes no bets. */
import { depositOffersKey } from '../../modules/cashier/index.ts'
import {
  depositOffersOf,
  grantProposal,
  parts,
  settings,
  vipHoldProposal,
} from '../../modules/promotions/index.ts'
import type { Product } from './product.ts'

export const promotions: Product = {
  parts,
  settings,
  proposals: [vipHoldProposal, grantProposal],
  open({ services }) {
    services.provide(depositOffersKey, depositOffersOf(services))
    return []
  },
}
