/** The chances of markets that a score decides, as settlement decides them. */
import { nil, type Score } from '../facts.ts'
import { selectionsOf, settleLeg } from '../markets.ts'
import type { MarketType } from '../words.ts'
import type { CodeChance } from './chances.ts'
import { type ScoreMatrix } from './poisson.ts'

/** The chance of each selection to win, by the goals to come on top of those that were scored. */
export function chancesByScore(typeCode: MarketType, matrix: ScoreMatrix, now: Score = nil): CodeChance[] {
  const codes = selectionsOf(typeCode)!
  const sums = codes.map(() => 0)
  for (const [home, row] of matrix.entries())
    for (const [away, chance] of row.entries())
      for (const place of winnersAt(typeCode, { home: now.home + home, away: now.away + away }))
        sums[place]! += chance
  return codes.map((code, place) => [code, sums[place]!])
}

/** What settlement says of a score never changes, so it is asked once. */
const known = new Map<string, readonly number[]>()

function winnersAt(typeCode: MarketType, score: Score): readonly number[] {
  const key = `${typeCode} ${score.home} ${score.away}`
  const found = known.get(key)
  if (found) return found
  const facts = { scores: { FT: score }, ended: ['FT'], ending: null } as const
  const winners = selectionsOf(typeCode)!.flatMap((code, place) => {
    const leg = { typeCode, period: 'FT', lineQ: null, code, scoreAtBet: null } as const
    return settleLeg(leg, facts)?.result === 'WIN' ? [place] : []
  })
  known.set(key, winners)
  return winners
}
