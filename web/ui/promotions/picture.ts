import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'

/** The drawing of a kind, for promotions without a picture of their own. */
const art: Readonly<Partial<Record<PromotionKindCode, string>>> = {
  FIRST_DEPOSIT: '/art/banner-welcome.svg',
  CHECK_IN: '/art/banner-lottery.svg',
  MISSION: '/art/scene-fish.svg',
  LEADERBOARD: '/art/poster-football.svg',
  RED_ENVELOPE: '/art/banner-welcome.svg',
  RAFFLE: '/art/banner-lottery.svg',
  RESCUE: '/art/scene-live.svg',
  FREE_ROUNDS: '/art/poster-lantern.svg',
  VIP: '/art/poster-elephant.svg',
  BIRTHDAY: '/art/poster-lotus.svg',
}

/** Its own picture, or else the drawing of its kind. */
export const promotionPicture = ({
  imageUrl,
  kind,
}: {
  readonly imageUrl: string
  readonly kind: PromotionKindCode
}): string => imageUrl || art[kind] || '/art/banner-rebate.svg'
