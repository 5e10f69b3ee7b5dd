/**
 * The bank test under kills, short; `npm run torture -- kills` runs it with 100 kills of the server and 30 of
 * PostgreSQL.
 */
import { expect, test } from 'vitest'
import { runKills } from '../../tools/torture/suites/kills.ts'
import { randomOf } from '../../tools/torture/suite.ts'

test('T-V4 4 kills of the server and 2 of PostgreSQL lose and double nothing', async () => {
  expect(
    (
      await runKills({
        serverKills: 4,
        databaseKills: 2,
        betweenMs: 2_000,
        random: randomOf(20_261_121),
        isTimed: false,
      })
    ).failures,
  ).toEqual([])
}, 480_000)
