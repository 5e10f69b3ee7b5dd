/** What a promotion's state is called, how it looks, and how it is explained. */
import type { readPromotionSchemas } from '../../../../contract/player/promotions/read-promotion.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { ClaimState, PromotionKindCode } from '../../../../contract/shared/promotion-words.ts'
import { formatMoney } from '../../../../design/format.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { Language } from '../../../ui/i18n/messages.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import { momentText } from '../../../ui/promotions/story.tsx'

export type Detail = ValueOf<typeof readPromotionSchemas>
export type Card = Detail['card']
/** What of a promotion is the same for visitors and members. */
export type Shown = Pick<
  Card,
  'promotionId' | 'kind' | 'name' | 'summary' | 'headline' | 'imageUrl' | 'startsAt' | 'endsAt' | 'state'
>
export type Bonus = NonNullable<Detail['bonus']>

/** An application is answered within a day. */
const REVIEW_HOURS = 24

export const stateText = (state: ClaimState): TextKey =>
  `promo_status_${state.toLowerCase() as Lowercase<ClaimState>}`

/** Rounds that wait to be played are more than a state. */
export const badgeText = ({ state, freeRounds }: Pick<Card, 'state' | 'freeRounds'>): TextKey =>
  freeRounds?.isOpen ? 'free_rounds_badge' : stateText(state)

export const stateTone: Readonly<Record<ClaimState, BadgeTone>> = {
  COMING_SOON: 'info',
  JOIN: 'good',
  JOINED: 'info',
  PROCESS: 'waiting',
  SIGNED: 'good',
  APPLYING: 'waiting',
  REJECTED: 'bad',
  CLAIM: 'ready',
  ISSUED: 'good',
  CLAIMED: 'good',
  CLOSE: 'neutral',
}

export const depositKinds: readonly PromotionKindCode[] = ['FIRST_DEPOSIT', 'RELOAD']

function joinHelp({ action, placesLeft }: Card, t: Translate): string {
  if (placesLeft !== null) return t('promo_places_left', { n: placesLeft })
  if (action === 'DEPOSIT') return t('promo_state_help_deposit')
  return t(action === 'APPLY' ? 'promo_state_help_apply' : 'promo_state_help_join')
}

function progressHelp(card: Card, t: Translate, language: Language): string {
  const { doneAmount, targetAmount, changesAt, endsAt } = card
  if (card.kind === 'FREE_ROUNDS') return t('free_rounds_help_deposit')
  if (targetAmount === 0) return t('promo_state_help_process_plain')
  const figures = {
    done: formatMoney(doneAmount),
    target: formatMoney(targetAmount),
    left: formatMoney(Math.max(0, targetAmount - doneAmount)),
  }
  const until = changesAt ?? endsAt
  return until
    ? t('promo_state_help_process', { ...figures, until: momentText(until, language) })
    : t('promo_state_help_process_open', figures)
}

function rejectedHelp({ reason, attemptsLeft }: Card, t: Translate): string {
  const why = t('promo_state_help_rejected', { reason })
  return attemptsLeft > 0 ? `${why} ${t('promo_state_help_rejected_again', { n: attemptsLeft })}` : why
}

/** The sentence under the badge. */
export function stateHelp(card: Card, t: Translate, language: Language): string {
  const moment = (at: string | null) => momentText(at ?? '', language)
  const amount = formatMoney(card.amount)
  const { changesAt, at, freeRounds } = card
  if (freeRounds?.isOpen)
    return t('free_rounds_help', { n: freeRounds.leftCount, until: moment(freeRounds.endsAt) })
  switch (card.state) {
    case 'COMING_SOON':
      return t('promo_state_help_coming_soon', { from: moment(changesAt ?? card.startsAt) })
    case 'JOIN':
      return joinHelp(card, t)
    case 'JOINED':
      return t('promo_state_help_joined', { from: moment(at ?? card.startsAt) })
    case 'PROCESS':
      return progressHelp(card, t, language)
    case 'SIGNED':
      return changesAt
        ? t('promo_state_help_signed', { from: moment(changesAt) })
        : t('promo_state_help_signed_last')
    case 'APPLYING':
      return t('promo_state_help_applying', { time: moment(at), hours: REVIEW_HOURS })
    case 'REJECTED':
      return rejectedHelp(card, t)
    case 'CLAIM':
      return changesAt
        ? t('promo_state_help_claim', { amount, until: moment(changesAt) })
        : t('promo_state_help_claim_open', { amount })
    case 'ISSUED':
      return t('promo_state_help_issued', { amount, time: moment(at) })
    case 'CLAIMED':
      return changesAt
        ? t('promo_state_help_claimed_next', { from: moment(changesAt) })
        : t('promo_state_help_claimed', { amount, time: moment(at) })
    case 'CLOSE':
      if (changesAt) return t('promo_state_help_close_day', { from: moment(changesAt) })
      return t(card.placesLeft === 0 ? 'promo_state_help_close_quota' : 'promo_state_help_close')
  }
}
