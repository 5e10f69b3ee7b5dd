/** Every kind of promotion; a new one is a file here and a line in this list. */
import { readArguments } from '../arguments.ts'
import type { PromotionKind } from '../kind.ts'
import type { PromotionKindCode } from '../words.ts'
import { birthday } from './birthday.ts'
import { cashback } from './cashback.ts'
import { checkIn } from './check-in.ts'
import { firstDeposit } from './first-deposit.ts'
import { freeRounds } from './free-rounds.ts'
import { leaderboard } from './leaderboard.ts'
import { mission } from './mission.ts'
import { raffle } from './raffle.ts'
import { redEnvelope } from './red-envelope.ts'
import { referral } from './referral.ts'
import { reload } from './reload.ts'
import { rescue } from './rescue.ts'
import { vip } from './vip.ts'

export const promotionKindOf: Partial<Readonly<Record<PromotionKindCode, PromotionKind>>> = {
  FIRST_DEPOSIT: firstDeposit as PromotionKind,
  RELOAD: reload as PromotionKind,
  CASHBACK: cashback as PromotionKind,
  RESCUE: rescue as PromotionKind,
  CHECK_IN: checkIn as PromotionKind,
  MISSION: mission as PromotionKind,
  LEADERBOARD: leaderboard as PromotionKind,
  RED_ENVELOPE: redEnvelope as PromotionKind,
  RAFFLE: raffle as PromotionKind,
  REFERRAL: referral as PromotionKind,
  FREE_ROUNDS: freeRounds as PromotionKind,
  VIP: vip as PromotionKind,
  BIRTHDAY: birthday as PromotionKind,
}

/** The most that a promotion with these stored values gives one member at once, in minor units. */
export function giftsOf(
  code: PromotionKindCode,
  stored: Readonly<Record<string, unknown>>,
): readonly { readonly argument: string; readonly amount: bigint }[] {
  const kind = promotionKindOf[code]
  return kind?.gifts?.(readArguments(kind.declared, stored).values) ?? []
}
