import {
  openRedEnvelope,
  openRedEnvelopeSchemas,
} from '../../../../contract/player/promotions/open-red-envelope.ts'
import { handle } from '../../../../platform/calls.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { openEnvelope } from '../claim.ts'

export const handleOpenRedEnvelope = handle(
  openRedEnvelope,
  openRedEnvelopeSchemas,
  async ({ tx, merchant, actor, now }, { body: { promotionId } }) => {
    const memberId = actor.accountId
    const share = await openEnvelope(tx, { house: merchant, memberId, promotionId, now })
    return {
      promotionId,
      ...share,
      requiredAmount: share.amount,
      balance: (await balancesOf(tx, memberId)).balance,
      currency: merchant.currency,
    }
  },
)
