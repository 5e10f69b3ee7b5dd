/** Which promotions anybody may read of, and what of them. */
import type { Language } from '../../../../platform/calls.ts'
import { isListedElsewhere } from '../../offers/pages.ts'
import { storyWithin, wireLine } from '../../offers/story.ts'
import type { PromotionRow } from '../../offers/store/promotions.ts'
import { termsOf, type Terms } from '../../offers/terms.ts'
import { isUsedUp } from '../../offers/usable.ts'

export interface ShownPromotion {
  readonly promotion: PromotionRow
  readonly terms: Terms
}

/**
 * Of those that are live: not what is given away already, what operators give to whom they choose, nor what
 * is for invited members alone.
 */
export const shownToAnybody = (rows: readonly PromotionRow[]): ShownPromotion[] =>
  rows.flatMap((promotion): ShownPromotion[] => {
    const terms = termsOf(promotion)
    if (!terms || terms.way === 'GRANT' || isListedElsewhere(promotion.kind)) return []
    return isUsedUp(promotion) || isByInvitation(promotion) ? [] : [{ promotion, terms }]
  })

const isByInvitation = ({ audience: { memberIds, lineOf, dormantDays, tags } }: PromotionRow): boolean =>
  [memberIds, lineOf, dormantDays, tags].some((condition) => condition !== undefined)

export function wireHead({ promotion, terms }: ShownPromotion, language: Language, now: Date) {
  const isThai = language === 'th'
  return {
    promotionId: promotion.promotionId,
    kind: promotion.kind,
    name: isThai ? promotion.names.th : promotion.names.en,
    summary: isThai ? promotion.texts.th : promotion.texts.en,
    headline: wireLine(terms.kind.story(terms.values)[0]!),
    imageUrl: promotion.imageUrl,
    startsAt: promotion.startsAt,
    endsAt: promotion.endsAt,
    state: promotion.startsAt > now ? 'COMING_SOON' : 'JOIN',
  }
}

export const wireDetail = (
  shown: ShownPromotion,
  { language, now, capAmount }: { language: Language; now: Date; capAmount: bigint },
) => ({
  promotion: wireHead(shown, language, now),
  story: storyWithin(shown, capAmount).map(wireLine),
})
