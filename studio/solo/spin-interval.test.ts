import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { playerOf, sitDown } from '../../tests/support/studio.ts'
import { setRules } from '../../tests/support/slot-rules.ts'

let server: TestServer
let second: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer()
  second = await startServer({ seed: false, database: { url: server.ownerUrl, ownerUrl: server.ownerUrl } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await second.close()
  await server.close()
})

describe('the least time from one spin to the next', () => {
  const least = 10_000
  const moveLast = (memberId: string, by: string) =>
    run(
      owner.kysely,
      sql`
    UPDATE studio.round SET played_at = app.now() + ${by}::interval WHERE member_id = ${memberId}`,
    )
  const memberOf = async (roundId: string) =>
    (
      await oneOf(
        owner.kysely,
        sql<{ member_id: string }>`SELECT member_id FROM studio.round WHERE round_id = ${roundId}`,
      )
    ).member_id

  it('refuses an earlier spin in any slot and process by its name, takes nothing, and never refuses a repeated key', async () => {
    await setRules([server, second], { leastSpinMs: least })
    const player = await playerOf(server, 'member15')
    const client = second.client()
    const elsewhere = await sitDown(second, client, await client.signIn('member15'), { gameCode: 'NAGA243' })
    const key = randomUUID()
    const first = await player.play(100, key)
    const memberId = await memberOf(first.value.roundId)
    await moveLast(memberId, '1 hour')
    const balance = await player.balance()
    const early = randomUUID()
    const refused = await player.play(100, early)
    expect(refused).toMatchObject({ status: 429, code: 'GAME_SPIN_TOO_SOON' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
    expect(await elsewhere.play(300)).toMatchObject({ status: 429, code: 'GAME_SPIN_TOO_SOON' })
    expect((await player.play(100, key)).value).toEqual(first.value)
    expect(await player.balance()).toBe(balance)
    await moveLast(memberId, '-10 seconds')
    expect((await player.play(100, early)).success).toBe(true)
    await setRules([server, second], {})
    expect((await player.play(100)).success).toBe(true)
  })

  it('lets no two spins closer together, whatever comes at once to two processes', async () => {
    await setRules([server, second], { leastSpinMs: least })
    const one = await playerOf(server, 'member16')
    const client = second.client()
    const two = await sitDown(second, client, await client.signIn('member16'))
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).play(100)),
    )
    const played = replies.filter(({ success }) => success)
    for (const reply of replies) expect(reply.success || reply.code === 'GAME_SPIN_TOO_SOON').toBe(true)
    expect(played.length).toBeGreaterThan(0)
    const { gap } = await oneOf(
      owner.kysely,
      sql<{ gap: number | null }>`
      SELECT min(ms)::float8 AS gap FROM (SELECT extract(epoch FROM played_at - lag(played_at) OVER (ORDER BY round_id)) * 1000 AS ms
      FROM studio.round WHERE member_id = ${await memberOf(played[0]!.value.roundId)} AND state <> 2) AS gaps`,
    )
    expect(gap ?? least).toBeGreaterThanOrEqual(least)
    await setRules([server, second], {})
  })
})
