/** The suite `draws` of the torture, short; `npm run torture -- draws` plays 200,000 rounds. */
import { expect, test } from 'vitest'
import { randomOf } from '../../../tools/torture/suite.ts'
import { freshDatabase } from '../../support/database.ts'
import { playLargeDraws } from './large.ts'

test('4,000 rounds bet, settled by set, corrected and credited by two processes, cut meanwhile', async () => {
  const fresh = await freshDatabase()
  const { rounds, cuts, failures } = await playLargeDraws({
    ...fresh,
    members: 1_000,
    issues: 4,
    random: randomOf(20_261_124),
    cuts: 12,
    cutEveryMs: 150,
  })
  await fresh.drop()
  expect(failures).toEqual([])
  expect(rounds).toBe(4_000)
  expect(cuts).toBeGreaterThan(0)
})
