import {
  readContractEditor,
  readContractEditorSchemas,
} from '../../../../contract/player/agents/contracts/read-contract-editor.ts'
import { nextPeriod, offerAnswerBy } from '../../../../kernel/agents/contracts/moments.ts'
import { handle } from '../../../../platform/calls.ts'
import { houseBoundsOf } from '../settings.ts'
import { readStanding } from '../store/contracts.ts'
import { readReceivers } from '../store/receivers.ts'
import { viewContract } from '../views.ts'

export const handleReadContractEditor = handle(
  readContractEditor,
  readContractEditorSchemas,
  async ({ tx, merchant, actor, now }, { query: { kind } }) => {
    const own = { merchantId: merchant.id, receiverId: actor.accountId, kind }
    const [mine] = await readStanding(tx, own)
    const { bounds, salarySumPpm } = await houseBoundsOf(tx, merchant.id)
    const receivers = await readReceivers(tx, { merchantId: merchant.id, giverId: actor.accountId, kind })
    return {
      own: mine ? await viewContract(tx, mine, { accountId: actor.accountId }, now) : null,
      bounds: { ...bounds[kind], salarySumPpm },
      startsAt: mine ? nextPeriod(mine.period, now, merchant.timeZone) : null,
      answerBy: offerAnswerBy(now),
      receivers,
    }
  },
)
