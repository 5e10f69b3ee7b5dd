/** Kinds that a page of the site shows and acts on. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

/** A board; with a period, what that period came to. */
export function boardPage(promotionId: string, period?: string): string {
  const board = `/member?page=missionLeaderboard&board=${promotionId}`
  return period === undefined ? board : `${board}&period=${period}`
}

export const rafflePage = (promotionId: string) => `/member?page=raffle&raffle=${promotionId}`

const pages: Partial<Readonly<Record<PromotionKindCode, string | ((promotionId: string) => string)>>> = {
  CHECK_IN: '/member?page=checkIn',
  MISSION: '/member?page=missionLeaderboard',
  LEADERBOARD: boardPage,
  RED_ENVELOPE: '/member?page=redEnvelope',
  RAFFLE: rafflePage,
  REFERRAL: '/member?page=referral',
  VIP: '/member?page=playerRank',
  BIRTHDAY: '/member?page=playerRank',
}

/** Of these there are many at a time, and their page lists them. */
export const isListedElsewhere = (kind: PromotionKindCode): boolean => kind === 'MISSION'

export const hasPage = (kind: PromotionKindCode): boolean => pages[kind] !== undefined

/** Where it is; one page for several promotions is told which of them to show. */
export function pageOf(kind: PromotionKindCode, promotionId: string): string | undefined {
  const page = pages[kind]
  return typeof page === 'function' ? page(promotionId) : page
}
