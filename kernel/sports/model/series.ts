/**
 * Prices of e-sports: a series of maps, each won with the same chance before it begins (domain/sportsbook.md
 * §10). The map that is played may have another one by now.
 */
import { nil, type FixtureFacts } from '../facts.ts'
import type { FeedMarket } from '../feed.ts'
import { MAPS, type MarketType } from '../words.ts'
import {
  isOffered,
  plainChances,
  plainMarket,
  twoSided,
  type CodeChance,
  type Distribution,
} from './chances.ts'
import { handicapLines, totalLines } from './lines-offered.ts'
import { MILLION, strengthsOf, type ModelState } from './state.ts'

const SIDES = ['HOME', 'AWAY'] as const
const sides = (home: number): CodeChance[] => [
  ['HOME', home],
  ['AWAY', 1 - home],
]

interface SeriesEnd {
  readonly home: number
  readonly away: number
  readonly chance: number
}

/** How a series of so many wins may end from a score, and how likely; `next` is the chance of the next map. */
export function seriesEnds(chance: number, winsNeeded: number, now = nil, next = chance): SeriesEnd[] {
  const { home, away } = now
  if (home === winsNeeded || away === winsNeeded) return [{ home, away, chance: 1 }]
  const won = seriesEnds(chance, winsNeeded, { home: home + 1, away })
  const lost = seriesEnds(chance, winsNeeded, { home, away: away + 1 })
  return [
    ...won.map((end) => ({ ...end, chance: end.chance * next })),
    ...lost.map((end) => ({ ...end, chance: end.chance * (1 - next) })),
  ]
}

/** Who is stronger draws the first blood a little more often. */
export const bloodChance = (chance: number): number => 0.5 + (chance - 0.5) / 2

export function seriesMarkets(state: ModelState, bestOf: number): FeedMarket[] {
  const { facts } = state
  if (facts.ended.includes('SERIES')) return []
  const chance = strengthsOf(state).home
  const next = state.mapPpm === undefined ? chance : state.mapPpm / MILLION
  const winsNeeded = (bestOf + 1) / 2
  const ends = seriesEnds(chance, winsNeeded, facts.scores.SERIES, next)
  const won = ends.filter(({ home }) => home === winsNeeded).reduce((sum, end) => sum + end.chance, 0)
  return [
    plainMarket({ typeCode: 'ML', period: 'SERIES', isMain: true }, sides(won)),
    ...mapHandicaps(ends, winsNeeded),
    ...totalMaps(ends, winsNeeded),
    ...mapMarkets(facts, { chance, next }, winsNeeded),
  ]
}

const lines = (typeCode: MarketType, lineQs: readonly number[], mainQ: number, counts: Distribution) => {
  const kind = typeCode === 'MAP_HANDICAP' ? handicapLines : totalLines
  return lineQs
    .map((line) => {
      const place = { typeCode, period: 'SERIES', isMain: line === mainQ } as const
      return twoSided(place, line, kind.codes, kind.chances(line, counts))
    })
    .filter(isOffered)
}

/** ±1.5 of three maps, ±1.5 and ±2.5 of five: the favourite of one and a half is the main one. */
function mapHandicaps(ends: readonly SeriesEnd[], winsNeeded: number): FeedMarket[] {
  const leads = gather(ends, ({ home, away }) => home - away, -winsNeeded)
  const steps = Array.from({ length: winsNeeded - 1 }, (_, place) => 4 * place + 6)
  const ahead = ends.reduce((sum, { home, away, chance }) => sum + (home - away) * chance, 0)
  return lines('MAP_HANDICAP', [...steps.map((step) => -step), ...steps], ahead >= 0 ? -6 : 6, leads)
}

/** Half maps between the shortest and the longest series. */
function totalMaps(ends: readonly SeriesEnd[], winsNeeded: number): FeedMarket[] {
  const totals = gather(ends, ({ home, away }) => home + away, 0)
  const lineQs = Array.from({ length: winsNeeded - 1 }, (_, place) => 4 * (winsNeeded + place) + 2)
  return lines('TOTAL_MAPS', lineQs, lineQs[0]!, totals)
}

function gather(
  ends: readonly SeriesEnd[],
  countOf: (end: SeriesEnd) => number,
  least: number,
): Distribution {
  const chances: number[] = []
  for (const end of ends) {
    const place = countOf(end) - least
    while (chances.length <= place) chances.push(0)
    chances[place]! += end.chance
  }
  return { least, chances }
}

/** The map that is played and those that are sure to be: one that may be left out would only be void. */
function mapMarkets(
  facts: FixtureFacts,
  { chance, next }: { readonly chance: number; readonly next: number },
  winsNeeded: number,
): FeedMarket[] {
  const { home, away } = facts.scores.SERIES ?? nil
  const played = home + away
  const sure = played + winsNeeded - Math.max(home, away)
  return MAPS.slice(played, sure).flatMap((period, place) => {
    const winner = plainMarket({ typeCode: 'MAP_WINNER', period }, sides(place === 0 ? next : chance))
    if (facts.firstBlood?.[period]) return [winner]
    const blood = { typeCode: 'FIRST_BLOOD', period } as const
    return [winner, twoSided(blood, null, SIDES, plainChances(bloodChance(chance)))]
  })
}
