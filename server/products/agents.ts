/** The agents of the house: their line, contracts, figures and payments. */
import { lineSettings, moveProposal, parts, paySettings } from '../../modules/agents/index.ts'
import type { Product } from './product.ts'

export const agents: Product = {
  parts,
  settings: [...Object.values(lineSettings), ...paySettings],
  proposals: [moveProposal],
}
