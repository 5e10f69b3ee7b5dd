import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { playerOf, sitDown } from '../../../tests/support/studio.ts'

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

describe('the key of a round', () => {
  it('sent again gets the first answer, marked as a repeat', async () => {
    const player = await playerOf(server, 'member04')
    const key = randomUUID()
    const first = await player.play(200, key)
    await player.play(200)
    const again = await player.play(200, key)
    expect(again.value).toEqual(first.value)
    expect(again.headers.get('idempotency-hit')).toBe('true')
    expect(first.headers.get('idempotency-hit')).toBeNull()
  })

  it('sent again to another process, after a new sign-in, gets the same', async () => {
    const player = await playerOf(server, 'member04')
    const key = randomUUID()
    const first = await player.play(200, key)
    const client = second.client()
    const other = await sitDown(second, client, await client.signIn('member04'))
    expect((await other.play(200, key)).value).toEqual(first.value)
  })

  it('with another body is refused', async () => {
    const player = await playerOf(server, 'member05')
    const key = randomUUID()
    await player.play(200, key)
    for (const stake of [500, 333])
      expect(await player.play(stake, key), `${stake}`).toMatchObject({
        status: 422,
        code: 'REQUEST_KEY_REUSED',
      })
  })

  it('sent forty times at once to two processes plays one round', async () => {
    const one = await playerOf(server, 'member05')
    const client = second.client()
    const two = await sitDown(second, client, await client.signIn('member05'))
    const before = await one.balance()
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).play(100, key)),
    )
    const done = replies.filter((reply) => reply.success)
    expect(done.length).toBeGreaterThan(0)
    for (const reply of replies) expect(reply.success || reply.code === 'REQUEST_IN_PROGRESS').toBe(true)
    expect(new Set(done.map((reply) => reply.value.roundId)).size).toBe(1)
    expect(await one.balance()).toBe(before - 100 + done[0]!.value.winAmount)
  })

  it('is required', async () => {
    const player = await playerOf(server, 'member05')
    expect(
      await player.client.post(
        '/api/studio/v1/rounds',
        { gameCode: 'TUKTUK3', betAmount: 100 },
        { token: player.gameToken },
      ),
    ).toMatchObject({ code: 'REQUEST_KEY_REQUIRED' })
  })

  it('finds its round among the operations', async () => {
    const player = await playerOf(server, 'member05')
    const key = randomUUID()
    const first = await player.play(100, key)
    await expect
      .poll(
        async () =>
          (await player.client.get<{ value: unknown }>(`/api/wps/operations/${key}`, { token: player.token }))
            .value?.value,
      )
      .toEqual(first.value)
  })
})
