import {
  endContract,
  endContractSchemas,
} from '../../../../contract/operator/agents/contracts/end-contract.ts'
import { handle } from '../../../../platform/calls.ts'
import { endAtOnce } from '../ends.ts'
import { houseActor } from '../house-offers.ts'
import { heldContract } from '../steps.ts'
import { viewContract } from '../views.ts'

export const handleEndContract = handle(
  endContract,
  endContractSchemas,
  async (context, { params: { contractId }, body: { reason } }) => {
    const house = houseActor(context)
    const held = await heldContract(context, house, contractId)
    const contract = await endAtOnce(context, held, house, reason)
    await context.audit('agents.end-contract', `member:${contract.receiverId}`, { contractId, reason })
    return { contract: await viewContract(context.tx, contract, 'HOUSE', context.now) }
  },
)
