/** What the house gives its members; it takes no bets. */
import { grantProposal, parts, settings, vipHoldProposal } from '../../modules/promotions/index.ts'
import type { Product } from './product.ts'

export const promotions: Product = { parts, settings, proposals: [vipHoldProposal, grantProposal] }
