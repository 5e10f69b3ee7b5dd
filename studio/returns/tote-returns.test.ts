/** Rounds that a tote paid are counted by the return that each really had. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { count } from '../../tests/support/returns.ts'
import { openTablesHouse, type TablesHouse } from '../../tests/support/tables.ts'
import { toteFigures } from './figures.ts'

let at: TablesHouse
beforeAll(async () => {
  at = await openTablesHouse()
})
afterAll(() => at.close())

interface Day {
  version: string
  rounds: bigint
  stake: bigint
  expected: number
  variance: number
  cubes: number
}
const days = (): Promise<Day[]> =>
  rowsOf(
    at.owner.kysely,
    sql<Day>`
    SELECT math_version AS version, round_count::bigint AS rounds, stake_amount::bigint AS stake, expected_amount AS expected, variance, cubes
    FROM studio.return_day WHERE game_code = 'COCKFIGHT' ORDER BY math_version`,
  )

it('of every side what its chances give at its return, of draws their own, and none of a cancelled fight', async () => {
  const [first, second] = await Promise.all(
    ['member01', 'member02'].map((name) => at.guest(name, 'COCKFIGHT')),
  )
  const bets: Record<string, number>[] = [
    { MERON: 60_000, BDD: 2_000 },
    { MERON: 60_000, BDD: 2_000 },
    { MERON: 20_000 },
  ]
  for (const stakes of bets) {
    const table = await at.openTable(first!, 2)
    await at.place(first!, table, stakes)
    if ('BDD' in stakes) await at.place(second!, table, { WALA: 50_000 })
    await at.finish()
  }
  const fixed = await at.openTable(first!, 0)
  await at.place(first!, fixed, { MERON: 10_000 })
  await at.finish()
  await at.advance(120)
  await count(at.server, at.owner)
  const [atFixed, byTote] = await days()
  expect(atFixed).toMatchObject({ version: '1', rounds: 1n, stake: 10_000n })
  expect(atFixed!.expected).toBeCloseTo(9_886, 6)
  const side = (stake: number, chance: number, brings: number) => {
    const mean = 0.105 + chance * brings
    const deviation = Math.sqrt(0.105 + chance * brings ** 2 - mean ** 2)
    return {
      expected: stake * mean,
      deviation: stake * deviation,
      skew: stake * Math.cbrt(Math.max(brings - mean, mean) * deviation ** 2),
    }
  }
  const bdd = toteFigures().find(({ spot }) => spot === 'BDD')!
  const parts = [
    side(60_000, 0.47, 1.74),
    side(50_000, 0.425, 2.09),
    { expected: 1_710, deviation: 2_000 * bdd.deviation, skew: 2_000 * bdd.skew },
  ]
  const sum = (part: 'expected' | 'deviation' | 'skew') => parts.reduce((all, one) => all + one[part], 0)
  expect(byTote).toMatchObject({ version: 'tote-1', rounds: 2n, stake: 224_000n })
  expect(byTote!.expected).toBeCloseTo(2 * sum('expected'), 4)
  expect(byTote!.variance / (2 * sum('deviation') ** 2)).toBeCloseTo(1, 9)
  expect(byTote!.cubes / (2 * sum('skew') ** 3)).toBeCloseTo(1, 9)
})

it('and the page of returns lists both kinds of table, each with its own figure', async () => {
  const { list } = (
    await at.server
      .client()
      .get<{ list: { gameCode: string; mathVersion: string; rtp: string; all: object | null }[] }>(
        '/api/wps/games/returns',
      )
  ).value
  const own = list.filter(({ gameCode }) => gameCode === 'COCKFIGHT')
  expect(own.map(({ mathVersion, rtp }) => [mathVersion, rtp])).toEqual([
    ['1', expect.stringMatching(/^0\.98/)],
    ['tote-1', '0.955250'],
  ])
  const rules = (
    await at.server
      .client()
      .get<{ byTote: { mathVersion: string; spots: object[] } }>('/api/wps/games/COCKFIGHT/rules')
  ).value
  expect(rules.byTote).toMatchObject({
    mathVersion: 'tote-1',
    spots: [{ code: 'MERON', pays: [] }, {}, {}, {}],
  })
})
