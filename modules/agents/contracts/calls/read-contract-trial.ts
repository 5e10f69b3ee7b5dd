import { refuse } from '../../../../contract/errors.ts'
import {
  readContractTrial,
  readContractTrialSchemas,
} from '../../../../contract/player/agents/contracts/read-contract-trial.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountByName } from '../../../identity/index.ts'
import { hasContracts, isDirect } from '../check-terms.ts'
import { readDraft, readStanding } from '../store/contracts.ts'
import { trialOf } from '../trial.ts'
import { viewContract } from '../views.ts'

export const handleReadContractTrial = handle(
  readContractTrial,
  readContractTrialSchemas,
  async (context, { query: { kind, toAccount } }) => {
    const { tx, merchant, actor, now } = context
    const giverId = actor.accountId
    const receiver = await accountByName(tx, { merchantId: merchant.id, account: toAccount })
    if (!receiver || !hasContracts(receiver) || !isDirect(giverId, receiver)) refuse('CONTRACT_NOT_DIRECT')
    const receiverId = receiver.accountId
    const [standing] = await readStanding(tx, { merchantId: merchant.id, receiverId, kind })
    const draft = await readDraft(tx, { giverId, receiverId, kind })
    const own = { accountId: giverId }
    return {
      standing: standing?.giverId === giverId ? await viewContract(tx, standing, own, now) : null,
      draft: draft ? await viewContract(tx, draft, own, now) : null,
      periods: await trialOf(context, { kind, giverId, receiverId }),
    }
  },
)
