import {
  readContractTerms,
  readContractTermsSchemas,
} from '../../../../contract/operator/agents/contracts/read-contract-terms.ts'
import { contractKinds } from '../../../../kernel/agents/contracts/words.ts'
import { handle } from '../../../../platform/calls.ts'
import { houseBoundsOf, templatesOf } from '../settings.ts'

export const handleReadContractTerms = handle(
  readContractTerms,
  readContractTermsSchemas,
  async ({ tx, merchant }) => {
    const { bounds, salarySumPpm } = await houseBoundsOf(tx, merchant.id)
    const templates = await templatesOf(tx, merchant.id)
    return {
      kinds: contractKinds.map((kind) => ({
        kind,
        bounds: { ...bounds[kind], salarySumPpm },
        template: [...templates[kind]],
      })),
    }
  },
)
