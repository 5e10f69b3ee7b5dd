import {
  listFreeRounds,
  listFreeRoundsSchemas,
} from '../../../../contract/player/promotions/list-free-rounds.ts'
import { handle } from '../../../../platform/calls.ts'
import { withoutOffers } from '../../audience/left-out.ts'
import { freeRoundsCard } from '../card.ts'
import { readOpenGrants } from '../store/grants.ts'

export const handleListFreeRounds = handle(listFreeRounds, listFreeRoundsSchemas, async (context) => {
  const { tx, merchant, actor, now, language } = context
  const memberId = actor.accountId
  const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [memberId], now })
  const grants = left.size > 0 ? [] : await readOpenGrants(tx, { merchantId: merchant.id, memberId, now })
  return {
    currency: merchant.currency,
    list: grants.map((grant) => ({
      promotionId: grant.promotionId,
      name: language === 'th' ? grant.names.th : grant.names.en,
      grant: freeRoundsCard(context, grant)!,
    })),
  }
})
