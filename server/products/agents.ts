/** The agents of the house: their line, contracts, figures and payments. */
import { contractTopicKind } from '../../contract/pushes/contract.ts'
import {
  contractFlagsOf,
  contractProposal,
  contractSettings,
  lineSettings,
  moveProposal,
  parts,
  paySettings,
} from '../../modules/agents/index.ts'
import { contractFlagsKey } from '../../modules/identity/index.ts'
import type { Product } from './product.ts'

export const agents: Product = {
  parts,
  settings: [...contractSettings, ...Object.values(lineSettings), ...paySettings],
  proposals: [contractProposal, moveProposal],
  topics: [contractTopicKind],
  open({ services }) {
    services.provide(contractFlagsKey, contractFlagsOf)
    return []
  },
}
