import {
  openRedEnvelope,
  openRedEnvelopeSchemas,
} from '../../../../contract/player/promotions/open-red-envelope.ts'
import { handleAfterLook, type BatchedContext, type CallInput } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { balancesOf } from '../../../wallet/index.ts'
import { openEnvelope, requireRain, type Opening } from '../claim.ts'
import type { Share } from '../store/shares.ts'

export const handleOpenRedEnvelope = handleAfterLook(
  openRedEnvelope,
  openRedEnvelopeSchemas,
  async (context, { body }) => {
    const reader = context.database.kysely
    const { own } = await requireRain(reader, openingOf(context, body))
    return own ? shareValue(reader, context, body, own) : null
  },
  async (context, { body }) =>
    shareValue(context.tx, context, body, await openEnvelope(context.tx, openingOf(context, body))),
)

type Asked = CallInput<typeof openRedEnvelopeSchemas>['body']

const openingOf = ({ merchant, actor, now, use }: BatchedContext, { promotionId }: Asked): Opening => ({
  house: merchant,
  memberId: actor.accountId,
  promotionId,
  now,
  use,
})

async function shareValue(
  reader: Reader,
  { merchant, actor }: BatchedContext,
  { promotionId }: Asked,
  share: Share,
) {
  return {
    promotionId,
    ...share,
    requiredAmount: share.amount,
    balance: (await balancesOf(reader, actor.accountId)).balance,
    currency: merchant.currency,
  }
}
