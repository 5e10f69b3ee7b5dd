/** What the house gives its members; it takes no bets. */
import { parts, settings, vipHoldProposal } from '../../modules/promotions/index.ts'
import type { Product } from './product.ts'

export const promotions: Product = { parts, settings, proposals: [vipHoldProposal] }
