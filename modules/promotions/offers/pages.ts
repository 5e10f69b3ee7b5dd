/** Kinds that a page of the site shows and acts on. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

const pages: Partial<Readonly<Record<PromotionKindCode, string>>> = {
  CHECK_IN: '/member?page=checkIn',
  MISSION: '/member?page=missionLeaderboard',
  LEADERBOARD: '/member?page=missionLeaderboard',
  RED_ENVELOPE: '/member?page=redEnvelope',
  RAFFLE: '/member?page=raffle',
  REFERRAL: '/member?page=referral',
  VIP: '/member?page=playerRank',
  BIRTHDAY: '/member?page=playerRank',
}

/** Of these there are many at a time, and their page lists them. */
export const isListedElsewhere = (kind: PromotionKindCode): boolean => kind === 'MISSION'

export const hasPage = (kind: PromotionKindCode): boolean => pages[kind] !== undefined

/** Of several boards the page shows the one that is asked for. */
export function pageOf(kind: PromotionKindCode, promotionId: string): string | undefined {
  const page = pages[kind]
  return page && kind === 'LEADERBOARD' ? `${page}&board=${promotionId}` : page
}
