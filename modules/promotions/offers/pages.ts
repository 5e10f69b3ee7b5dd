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

export const pageOf = (kind: PromotionKindCode): string | undefined => pages[kind]
