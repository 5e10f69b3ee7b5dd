/** What comes back of stakes on whole numbers in the long run (domain/lottery.md §4.3, §5, §7). */
import type { NumberPlay } from './games.ts'
import type { Fraction } from './number-bet.ts'

const MILLION = 1_000_000n
const E4 = 10_000n

/**
 * The part of the stakes that a bet type returns at these odds, in millionths, rounded up; of the selection
 * that is best for the member, where they differ.
 */
export function returnPpmOf(play: NumberPlay, oddsE4: readonly bigint[]): bigint {
  let most = 0n
  for (const kind of play.kinds) {
    const chances = play.chances(kind)
    let [part, of]: Fraction = [0n, 1n]
    for (const [place, prize] of play.prizes.entries()) {
      const [own, whole] = chances[prize] ?? [0n, 1n]
      ;[part, of] = [part * whole + own * oddsE4[place]! * of, of * whole]
    }
    const ppm = (part * MILLION + of * E4 - 1n) / (of * E4)
    if (ppm > most) most = ppm
  }
  return most
}
