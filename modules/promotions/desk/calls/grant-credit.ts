import { grantCredit, grantCreditSchemas } from '../../../../contract/operator/promotions/grant-credit.ts'
import { handle } from '../../../../platform/calls.ts'
import { grantPromotion } from '../../offers/decide.ts'

export const handleGrantCredit = handle(
  grantCredit,
  grantCreditSchemas,
  async (context, { params: { memberId }, body: { promotionId, amount, reason } }) => {
    await grantPromotion(context, { promotionId, memberId, amount: BigInt(amount), reason })
    return {}
  },
)
