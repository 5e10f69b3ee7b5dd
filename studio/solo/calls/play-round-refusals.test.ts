import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { playerOf } from '../../../tests/support/studio.ts'

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

describe('what is refused', () => {
  it('a stake that the game does not have', async () => {
    const player = await playerOf(server, 'member07')
    for (const stake of [1, 101, 999_999])
      expect(await player.play(stake)).toMatchObject({ status: 422, code: 'GAME_BET_INVALID' })
    for (const stake of [0, -100, 100.5])
      expect(await player.play(stake)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(await player.play(100, randomUUID(), { choice: 'left' })).toMatchObject({
      code: 'GAME_BET_INVALID',
    })
    expect(await player.balance()).toBe(1_000_000)
  })

  it('a game that the token was not made for', async () => {
    const player = await playerOf(server, 'member07')
    for (const gameCode of ['SIAMGOLD20', 'NAGA243'])
      expect(await player.play(100, randomUUID(), { gameCode })).toMatchObject({ code: 'GAME_NOT_FOUND' })
  })

  it('a stake beyond the balance, with the same answer to the same key', async () => {
    const player = await playerOf(server, 'member20')
    const key = randomUUID()
    expect(await player.play(100, key)).toMatchObject({ status: 422, code: 'BAL_INSUFFICIENT' })
    expect(await player.play(100, key)).toMatchObject({ status: 422, code: 'BAL_INSUFFICIENT' })
    expect(await player.balance()).toBe(0)
  })

  it('a round after sign-out, and after sign-in the same key plays', async () => {
    const player = await playerOf(server, 'member08')
    await player.client.delete('/api/wps/session/logout', { token: player.token })
    const key = randomUUID()
    expect(await player.play(100, key)).toMatchObject({ status: 401, code: 'GAME_TOKEN_INVALID' })
    const again = await playerOf(server, 'member08')
    expect((await again.play(100, key)).success).toBe(true)
  })

  it('tokens of other kinds', async () => {
    const player = await playerOf(server, 'member08')
    for (const token of [player.token, 'x'.repeat(43), '']) {
      expect(
        (
          await player.client.post(
            '/api/studio/v1/rounds',
            { gameCode: 'TUKTUK3', betAmount: 100 },
            { token, key: randomUUID() },
          )
        ).status,
      ).toBe(401)
    }
    expect((await player.client.get('/api/wps/member/info', { token: player.gameToken })).status).toBe(401)
  })
})
