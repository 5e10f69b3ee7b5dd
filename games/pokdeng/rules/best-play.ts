/**
 * Who draws a third card at the house's table (domain/studio-games.md §3.3): hands by the published best
 * play.
 */
import { rankOfCard, suitOfCard, pointsOf } from '../../../kernel/pokdeng/hand.ts'

const ACE = 0
/** Two and three, seven and eight. */
const DRAWS_SUITED: readonly number[] = [1, 6]

/**
 * Whether a hand of two cards draws: on 0–4; on 5 unless the two are suited, save that 2-3 and 7-8 draw when
 * suited and A-4 stands when it is not; never on 6–9.
 */
export function drawsThird(hand: readonly number[]): boolean {
  const points = pointsOf(hand)
  if (points !== 5) return points < 5
  const [low, high] = hand.map(rankOfCard).sort((a, b) => a - b) as [number, number]
  const isSuited = suitOfCard(hand[0]!) === suitOfCard(hand[1]!)
  if (isSuited) return high === low + 1 && DRAWS_SUITED.includes(low)
  return !(low === ACE && high === 3)
}

/** The dealer draws on 0–4 and stands on 5 and more. */
export const dealerDraws = (hand: readonly number[]): boolean => pointsOf(hand) <= 4
