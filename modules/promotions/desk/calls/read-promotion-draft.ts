import { refuse } from '../../../../contract/errors.ts'
import {
  readPromotionDraft,
  readPromotionDraftSchemas,
} from '../../../../contract/operator/promotions/read-promotion-draft.ts'
import { handle } from '../../../../platform/calls.ts'
import { boardStanding } from '../../leaderboard/stop.ts'
import { writtenAudience } from '../audience.ts'
import { rowOf } from '../rows.ts'
import { readDeskPromotion } from '../store/promotions.ts'

export const handleReadPromotionDraft = handle(
  readPromotionDraft,
  readPromotionDraftSchemas,
  async (context, { params }) => {
    const { tx, merchant, now } = context
    const promotion = await readDeskPromotion(tx, merchant.id, params.promotionId)
    if (!promotion) refuse('PROMO_NOT_FOUND')
    const isLiveBoard = promotion.kind === 'LEADERBOARD' && promotion.state === 'LIVE'
    return {
      ...rowOf(context, promotion),
      texts: promotion.texts,
      arguments: { ...promotion.arguments },
      audience: await writtenAudience(tx, promotion.audience),
      mayReapply: promotion.mayReapply,
      board: isLiveBoard ? await boardStanding(tx, { ...promotion, timeZone: merchant.timeZone }, now) : null,
    }
  },
)
