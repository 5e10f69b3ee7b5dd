/** Which virtual matches are played, and what their weeks come to. */
import { describe, expect, it } from 'vitest'
import { leagueNames } from '../locales/leagues.ts'
import { teamNames } from '../locales/teams.ts'
import { leagueOf, leagues, strengthsOf } from './leagues.ts'
import { chancesOf, placesOf, seasonsOffered, tableOf, winnersOf } from './seasons.ts'
import { matchesBetween, matchesToPlan, pairOf } from './slots.ts'

const now = new Date('2026-11-29T09:07:00Z')
const [league] = leagues as [(typeof leagues)[number]]

describe('the matches of a league', () => {
  it('are everybody against everybody, at home and away', () => {
    const { teams } = league
    const count = teams.length * (teams.length - 1)
    const pairs = Array.from({ length: count }, (_, slot) => pairOf(teams, slot).join(' '))
    expect(new Set(pairs).size).toBe(count)
    expect(pairOf(teams, count)).toEqual(pairOf(teams, 0))
    for (const team of teams) {
      const atHome = pairs.slice(0, count / 2).filter((pair) => pair.startsWith(team)).length
      expect(atHome).toBeGreaterThan(2)
      expect(atHome).toBeLessThan(teams.length - 2)
    }
  })

  it('follow from the time alone, one in every slot', () => {
    const later = new Date(now.getTime() + 3 * league.everyMin * 60_000)
    const planned = matchesBetween(league, now, later)
    expect(planned).toHaveLength(3)
    expect(matchesBetween(league, new Date(now.getTime() + 1), later)).toEqual(planned)
    expect(planned[0]!.matchId).toMatch(/^XA1-\d{12}$/)
  })

  it('are planned from those under way to some of the days after tomorrow', () => {
    const planned = matchesToPlan(leagues, now, 480_000)
    const minutesTo = planned.map(({ startsAt }) => (startsAt.getTime() - now.getTime()) / 60_000)
    expect(minutesTo.some((minutes) => minutes <= 0)).toBe(true)
    expect(minutesTo.some((minutes) => minutes > 24 * 60)).toBe(true)
    expect(planned.length).toBeLessThan(200)
    expect(new Set(planned.map(({ matchId }) => matchId)).size).toBe(planned.length)
  })
})

describe('leagues and teams', () => {
  it('have names in both languages, all of them different, and strengths that make a match', () => {
    const names = [...teamNames.values()]
    for (const key of ['th', 'en'] as const)
      expect(new Set(names.map((name) => name[key])).size).toBe(names.length)
    for (const { code, sportCode, teams } of leagues) {
      expect(leagueNames[code]).toBeDefined()
      expect(teams.length % 2).toBe(0)
      const { home, away } = strengthsOf(sportCode, teams[0]!, teams[1]!)
      expect([home, away].every((strength) => Number.isSafeInteger(strength) && strength > 0)).toBe(true)
      if (sportCode === 'MOBA') expect(home + away).toBe(1_000_000)
    }
    expect(() => leagueOf('none')).toThrow('no virtual league')
  })
})

describe('a week of a league', () => {
  it('is always offered, on its last day the next one instead', () => {
    for (let day = 0; day < 14; day++) {
      const at = new Date(now.getTime() + day * 86_400_000)
      const offered = seasonsOffered(league, at)
      expect(offered.length).toBeGreaterThan(0)
      for (const { closesAt } of offered) expect(closesAt.getTime()).toBeGreaterThan(at.getTime())
    }
  })

  it('is won by points, then by goals, and by several if they are level in everything', () => {
    const score = (home: number, away: number, goals: [number, number]) => ({
      homeCode: league.teams[home]!,
      awayCode: league.teams[away]!,
      home: goals[0],
      away: goals[1],
    })
    const [a, b] = [league.teams[0]!, league.teams[1]!]
    expect(winnersOf(tableOf(league.teams, [score(0, 2, [1, 0]), score(1, 3, [2, 0])]))).toEqual([b])
    expect(winnersOf(tableOf(league.teams, [score(0, 2, [1, 0]), score(1, 3, [1, 0])])).sort()).toEqual([
      a,
      b,
    ])
  })

  it('gives teams that are level in everything the same place, and counts what they played', () => {
    const [a, b, c] = league.teams as readonly [string, string, string]
    const beats = (homeCode: string, awayCode: string) => ({ homeCode, awayCode, home: 1, away: 0 })
    const table = tableOf([a, b, c], [beats(a, c), beats(b, c)])
    expect(placesOf(table)).toEqual([1, 1, 3])
    expect(table.map(({ teamCode, played, points }) => [teamCode, played, points])).toEqual([
      [a, 1, 3],
      [b, 1, 3],
      [c, 2, 0],
    ])
  })

  it('is likelier to be won by whoever leads late', () => {
    const season = seasonsOffered(league, now)[0]!
    const fresh = chancesOf(league, season, [], season.beginsAt)
    const sum = [...fresh.values()].reduce((all, chance) => all + chance, 0)
    expect(Math.abs(sum - 1_000_000)).toBeLessThan(20)
    const last = league.teams.at(-1)!
    const leads = tableOf(
      league.teams,
      Array.from({ length: 25 }, () => ({ homeCode: last, awayCode: league.teams[0]!, home: 3, away: 0 })),
    )
    const late = new Date(season.closesAt.getTime() - 3_600_000)
    expect(chancesOf(league, season, leads, late).get(last)!).toBeGreaterThan(fresh.get(last)!)
  })
})
