/** `envelope:<id>` and `raffle:<id>`: draws of promotions, as the page that checks rounds is asked for them. */
export function readPromotionRound(
  roundId: string,
): { what: 'envelope' | 'raffle'; promotionId: string } | null {
  const found = /^(envelope|raffle):([A-Za-z0-9_.:-]{1,64})$/.exec(roundId)
  return found ? { what: found[1] as 'envelope' | 'raffle', promotionId: found[2]! } : null
}
