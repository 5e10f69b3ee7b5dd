import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinFlight } from '../../../platform/counters.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { judgeTry, type TryBounds } from './limited-attempts.ts'

const BOUNDS: TryBounds = { counter: 'test-wrong', tries: 5, windowMs: 15 * 60_000 }
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Sends them all at once; returns how many secrets were checked, and the answers. */
async function guess(
  subject: string,
  guesses: readonly boolean[],
): Promise<{ judged: number; said: string[] }> {
  let judged = 0
  const said = await Promise.all(
    guesses.map((isRight) =>
      judgeTry(server.process.database.kysely, BOUNDS, subject, async () => {
        judged++
        return isRight
      }).then(
        (tried) => (tried === null ? 'spent' : tried.isRight ? 'right' : 'wrong'),
        (error: { code: string }) => error.code,
      ),
    ),
  )
  return { judged, said }
}

test('of sixty wrong ones at once no more than five are checked, then what is left of the five, and then not even the right one', async () => {
  const first = await guess(
    'one',
    Array.from({ length: 60 }, () => false),
  )
  // A request that arrives while another is being counted is asked to come again: fewer may be checked at
  // once.
  expect(first.judged).toBeGreaterThan(0)
  expect(first.judged).toBeLessThanOrEqual(5)
  expect(first.said.filter((answer) => answer === 'wrong')).toHaveLength(first.judged)
  for (let judged = first.judged; judged < 5; judged++)
    expect(await guess('one', [false])).toEqual({ judged: 1, said: ['wrong'] })
  expect(await guess('one', [true])).toEqual({ judged: 0, said: ['spent'] })
  expect(await guess('two', [true])).toEqual({ judged: 1, said: ['right'] })
})

test('right ones at once are never refused because the attempts are used up', async () => {
  const { said } = await guess(
    'three',
    Array.from({ length: 60 }, () => true),
  )
  expect([...new Set(said)].sort()).toEqual(['COMMON_BUSY', 'right'])
  expect((await guess('three', [true])).said).toEqual(['right'])
})

test('attempts that died with their process are forgotten after a minute, although others continue', async () => {
  const { kysely } = server.process.database
  for (const flightId of ['a', 'b', 'c', 'd', 'e'])
    await joinFlight(kysely, 'test-wrong-in-flight', 'four', flightId, 60_000)
  expect((await guess('four', [true])).said).toEqual(['COMMON_BUSY'])
  await server.client().post('/api/dev/clock', { advance: 'PT40S' })
  expect((await guess('four', [true])).said).toEqual(['COMMON_BUSY'])
  await server.client().post('/api/dev/clock', { advance: 'PT21S' })
  expect((await guess('four', [true])).said).toEqual(['right'])
})

test('what has ended is deleted, and the rest stays', async () => {
  const { kysely, pool } = server.process.database
  await guess('five', [false])
  await joinFlight(kysely, 'test', 'five', 'a', 60_000)
  await pool.query(
    `INSERT INTO app.bucket VALUES ('old', 1, 1, 1, clock_timestamp() - interval '2 hours'), ('new', 1, 1, 1, clock_timestamp())`,
  )
  const kept = async () =>
    (
      await pool.query(
        `SELECT name || ' ' || subject AS what FROM app.counter WHERE subject = 'five' UNION ALL SELECT purpose || ' ' || id FROM app.one_use WHERE id = 'five' UNION ALL SELECT key FROM app.bucket WHERE key IN ('old', 'new')`,
      )
    ).rows
      .map(({ what }) => what as string)
      .sort()
  await server.process.jobs.runNow('system.forget-ended')
  expect(await kept()).toEqual(['new', 'test five', 'test-wrong five', 'test-wrong-in-flight five'])
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await server.process.jobs.runNow('system.forget-ended')
  expect(await kept()).toEqual(['new', 'test-wrong five'])
  await server.client().post('/api/dev/clock', { advance: 'PT15M' })
  await server.process.jobs.runNow('system.forget-ended')
  expect(await kept()).toEqual(['new'])
})
