/** Kinds that a page of the site shows and acts on. */
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

const pages: Partial<Readonly<Record<PromotionKindCode, string>>> = {
  CHECK_IN: '/member?page=checkIn',
  MISSION: '/member?page=mission',
  LEADERBOARD: '/member?page=mission',
  RED_ENVELOPE: '/member?page=redEnvelope',
  RAFFLE: '/member?page=raffle',
}

export const pageOf = (kind: PromotionKindCode): string | undefined => pages[kind]
