/**
 * Valid bet of the number lotteries (domain/lottery.md §2.6, domain/agents.md §3.1): who bets on both sides
 * of one issue, or on nearly everything that can come, risks little and gains no turnover by it.
 */
import type { Play, Result, StakedLine } from './classic/play.ts'

export interface PlayedLine extends StakedLine {
  readonly play: Play
}

/**
 * What counts of all lines of one member in one issue, in satang. Combinations that give their stake back
 * count nothing. Opposite sides of the same play count the absolute difference of their stakes, and lines
 * of a play that cover nine tenths of what can come count nothing.
 */
export function validBetOf(lines: readonly PlayedLine[], result: Result): bigint {
  const byPlay = new Map<Play, PlayedLine[]>()
  for (const line of lines) {
    const own = byPlay.get(line.play)
    if (own) own.push(line)
    else byPlay.set(line.play, [line])
  }
  let valid = 0n
  for (const [play, own] of byPlay) valid += play.validStake(own, result)
  return valid
}
