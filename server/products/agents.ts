/** The agents of the house: their line, contracts, figures and payments. */
import { contractTopicKind } from '../../contract/pushes/contract.ts'
import { contractFlagsOf, contractProposal, parts, settings } from '../../modules/agents/index.ts'
import { contractFlagsKey } from '../../modules/identity/index.ts'
import type { Product } from './product.ts'

export const agents: Product = {
  parts,
  settings,
  proposals: [contractProposal],
  topics: [contractTopicKind],
  open({ services }) {
    services.provide(contractFlagsKey, contractFlagsOf)
    return []
  },
}
