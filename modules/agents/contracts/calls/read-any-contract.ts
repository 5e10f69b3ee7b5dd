import { refuse } from '../../../../contract/errors.ts'
import {
  readAnyContract,
  readAnyContractSchemas,
} from '../../../../contract/operator/agents/contracts/read-any-contract.ts'
import { topRate } from '../../../../kernel/agents/contracts/bounds.ts'
import { isStanding } from '../../../../kernel/agents/contracts/moves.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { endsOf } from '../ends.ts'
import { readContract } from '../store/contracts.ts'
import { readVersions } from '../store/lists.ts'
import { viewContract, viewVersions } from '../views.ts'

export const handleReadAnyContract = handle(
  readAnyContract,
  readAnyContractSchemas,
  async ({ tx, merchant, now }, { params }) => {
    const contract = await readContract(tx, merchant.id, params.contractId)
    if (!contract || contract.state === 'DRAFT') refuse('CONTRACT_NOT_FOUND')
    const ends = isStanding(contract.state) ? await endsOf(tx, contract, null) : []
    const below = ends.filter(({ how }) => how === 'END').map((end) => end.contract)
    const names = await accountsByIds(
      tx,
      below.map(({ receiverId }) => receiverId),
    )
    return {
      contract: await viewContract(tx, contract, 'HOUSE', now),
      versions: await viewVersions(tx, await readVersions(tx, contract), 'HOUSE', now),
      below: below.map(({ receiverId, tiers }) => ({
        receiver: names.get(receiverId)?.username ?? '',
        topPpm: topRate(tiers),
      })),
    }
  },
)
