/** Kinds that a page of the site shows and acts on. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

const pages: Partial<Readonly<Record<PromotionKindCode, string>>> = {
  CHECK_IN: '/member?page=checkIn',
  MISSION: '/member?page=missionLeaderboard',
  LEADERBOARD: '/member?page=missionLeaderboard',
  RED_ENVELOPE: '/member?page=redEnvelope',
  RAFFLE: '/member?page=raffle',
  REFERRAL: '/member?page=referral',
}

export const pageOf = (kind: PromotionKindCode): string | undefined => pages[kind]
