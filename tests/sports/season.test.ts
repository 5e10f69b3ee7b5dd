import { describe, expect, test } from 'vitest'
import { settleAgain, settleStopped, type Wager } from './second-settler.ts'
import { readSeason } from './season.ts'
import { allCases, factsOf, settleByRules, stoppedFactsOf } from './wagers.ts'

const season = readSeason()
/** Other prices and stakes from case to case, with many odd stakes. */
const wagerOf = (at: number): Wager => ({
  ...allCases[at]!,
  price: 101 + ((at * 37) % 900),
  stake: [1n, 3n, 333n, 2_001n, 100_000n][at % 5]!,
})

/** The differences, so that a failure names the matches and bets and not only how many. */
function differencesOf(
  ours: (wager: Wager, place: number) => bigint | null,
  theirs: (wager: Wager, place: number) => bigint,
) {
  const found: string[] = []
  let compared = 0
  for (const [place, match] of season.entries())
    for (let at = 0; at < allCases.length; at++) {
      const wager = wagerOf(at)
      const [one, two] = [ours(wager, place), theirs(wager, place)]
      compared += 1
      if (one !== two) {
        const { market, period, pick, line, stake } = wager
        found.push(
          `${match.home}–${match.away} ${market} ${period} ${pick} ${line}: ${one}, ${two} of ${stake}`,
        )
      }
    }
  return { compared, found }
}

describe('a season of real results', () => {
  const facts = season.map(factsOf)
  const stopped = season.map(stoppedFactsOf)
  test('is whole: every side has 19 matches at home and 19 away, as the table says', () => {
    expect(season).toHaveLength(380)
    const sides = new Set(season.map(({ home }) => home))
    expect(sides.size).toBe(20)
    for (const side of sides) {
      expect(season.filter(({ home }) => home === side)).toHaveLength(19)
      expect(season.filter(({ away }) => away === side)).toHaveLength(19)
    }
    expect(season.reduce((sum, { goals }) => sum + goals[0] + goals[1], 0)).toBe(1_072)
  })
  test('every selection of every market returns what a second settler returns', () => {
    const { compared, found } = differencesOf(
      (wager, place) => settleByRules(wager, facts[place]!),
      (wager, place) => settleAgain(wager, season[place]!),
    )
    expect(found).toEqual([])
    expect(compared).toBe(380 * allCases.length)
  })
  test('live handicaps from half-time on as well', () => {
    const { found } = differencesOf(
      (wager, place) => settleByRules({ ...wager, ...atHalf(wager, place) }, facts[place]!),
      (wager, place) => settleAgain({ ...wager, ...atHalf(wager, place) }, season[place]!),
    )
    expect(found).toEqual([])
  })
  test('and matches that stopped at half-time', () => {
    const { found } = differencesOf(
      (wager, place) => settleByRules(wager, stopped[place]!),
      (wager, place) => settleStopped(wager, season[place]!),
    )
    expect(found).toEqual([])
  })
})

/** Bets on the whole match that were placed at half-time. */
const atHalf = ({ period }: Wager, place: number): Partial<Wager> =>
  period === 'FT' ? { goalsAtBet: season[place]!.halfGoals } : {}
