import {
  answerHouseContract,
  answerHouseContractSchemas,
} from '../../../../contract/operator/agents/contracts/answer-house-contract.ts'
import { handle } from '../../../../platform/calls.ts'
import { houseActor } from '../house-offers.ts'
import { agreeTermination, refuseTermination, requestTermination, withdraw } from '../steps.ts'
import { viewContract } from '../views.ts'

const steps = {
  WITHDRAW: withdraw,
  REQUEST_TERMINATION: requestTermination,
  AGREE_TERMINATION: agreeTermination,
  REFUSE_TERMINATION: refuseTermination,
} as const

export const handleAnswerHouseContract = handle(
  answerHouseContract,
  answerHouseContractSchemas,
  async (context, { params: { contractId }, body: { action } }) => {
    const contract = await steps[action](context, houseActor(context), contractId)
    await context.audit('agents.answer-contract', `member:${contract.receiverId}`, { contractId, action })
    return { contract: await viewContract(context.tx, contract, 'HOUSE', context.now) }
  },
)
