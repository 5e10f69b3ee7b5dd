import type { listAllPromotionsSchemas } from '../../../contract/operator/promotions/list-all-promotions.ts'
import type { PromotionPhase } from '../../../contract/operator/promotions/desk-words.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { ClaimState, PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import { formatDate } from '../../../design/format.ts'
import type { BadgeTone } from '../../ui/badge/badge.tsx'
import { useLanguage, type TextKey, type Translate } from '../../ui/i18n/text.tsx'

export type PromotionRow = ValueOf<typeof listAllPromotionsSchemas>['list'][number]

export const kindText = (kind: PromotionKindCode, t: Translate): string =>
  t(`op_promo_kind_${kind.toLowerCase()}` as TextKey)

export const phaseTexts = {
  DRAFT: 'op_promo_phase_draft',
  WAITING: 'op_promo_phase_waiting',
  RUNNING: 'op_promo_phase_running',
  ENDED: 'op_promo_phase_ended',
  STOPPED: 'op_promo_phase_stopped',
} as const satisfies Record<PromotionPhase, TextKey>

export const phaseTones: Record<PromotionPhase, BadgeTone> = {
  DRAFT: 'neutral',
  WAITING: 'info',
  RUNNING: 'good',
  ENDED: 'neutral',
  STOPPED: 'bad',
}

export const claimText = (state: ClaimState, t: Translate): string =>
  t(`op_promo_claim_${state.toLowerCase()}` as TextKey)

export const claimTones: Partial<Record<ClaimState, BadgeTone>> = {
  APPLYING: 'waiting',
  REJECTED: 'bad',
  CLAIM: 'ready',
  ISSUED: 'good',
  CLAIMED: 'good',
  JOINED: 'info',
}

/** The name in the console's language; both are required, so neither is empty. */
export function useNameOf(): (names: { th: string; en: string }) => string {
  const language = useLanguage()
  return ({ th, en }) => (language === 'en' ? en : th)
}

export function periodText({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>, t: Translate) {
  return `${formatDate(startsAt)} – ${endsAt ? formatDate(endsAt) : t('op_promo_no_end')}`
}
