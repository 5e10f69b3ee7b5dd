import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { firstOf, openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf } from '../../../../tests/support/vendor.ts'
import { catalogueKey } from '../../index.ts'

let server: TestServer
let second: TestServer
let owner: Database
let operator: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  second = await startServer({ seed: false, database: { url: server.ownerUrl, ownerUrl: server.ownerUrl } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  operator = server.client()
  token = await operator.signInOperator('owner')
})
afterAll(async () => {
  await owner.close()
  await second.close()
  await server.close()
})

const nodeIdOf = async (code: string) =>
  (
    await operator.get<{ list: { nodeId: number; gameCode: string; state: string }[] }>(
      `/api/operator/games?query=${code}&pageSize=100`,
      { token },
    )
  ).value.list.find((game) => game.gameCode === code)!.nodeId
const change = async (code: string, body: object) =>
  operator.post(`/api/operator/games/${await nodeIdOf(code)}`, body, { token })
const seenBy = async (house: TestServer, code: string) =>
  (
    await house
      .client()
      .get<{ games: { gameCode: string; status: string; isHot: number }[] }>(
        `/api/wps/relay/GCSGAME_gameList?vassalage=${code.startsWith('ACME') ? 'ACME' : 'STUDIO'}&pageSize=100`,
      )
  ).value.games.find((game) => game.gameCode === code)
const audited = (action: string, subject: string) =>
  firstOf(
    owner.kysely,
    sql<{
      actor: string
      detail: string
    }>`SELECT actor, detail FROM app.audit_log WHERE action = ${action} AND subject = ${subject} ORDER BY seq DESC LIMIT 1`,
  )

/** Reads the catalogue through one process; returns the answers. */
async function watcherOf(house: TestServer): Promise<{ told: string[]; close: () => void }> {
  const told: string[] = []
  const socket = new WebSocket(`${house.origin.replace('http', 'ws')}/api/realtime`)
  socket.on('open', () => {
    for (const frame of [{ type: 'hello' }, { type: 'subscribe', topics: ['catalogue'] }])
      socket.send(JSON.stringify(frame))
  })
  socket.on('message', (data) => told.push((JSON.parse(String(data)) as { type: string }).type))
  await expect.poll(() => told).toContain('subscribed')
  return { told, close: () => socket.terminate() }
}

describe('an operator closes a game', () => {
  it('callers of any process see the change', async () => {
    const watchers = [await watcherOf(server), await watcherOf(second)]
    await change('ACME-3', { isHot: false })
    for (const { told } of watchers) await expect.poll(() => told).toContain('event')
    for (const watcher of watchers) watcher.close()
  })

  it('bets stop with the commit, every process answers it within two seconds, and it is audited', async () => {
    const acme = acmeOf(server)
    const member = server.client()
    const memberToken = await member.signIn('member01')
    const seat = await seatOf(server, acme, member, memberToken)
    const open = roundAt(seat)
    expect((await acme.send('bet', open.bet())).status).toBe('OK')
    expect((await change('ACME-1', { state: 'MAINTENANCE', remark: 'a broken reel' })).value).toMatchObject({
      state: 'MAINTENANCE',
    })
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('GAME_DISABLED')
    expect((await acme.send('win', open.win())).status).toBe('OK')
    for (const house of [server, second])
      await expect.poll(async () => (await seenBy(house, 'ACME-1'))?.status).toBe('MAINTENANCE')
    expect(
      await member.post(
        '/api/wps/game/launchGame',
        { vassalage: 'ACME', gameCode: 'ACME-1' },
        { token: memberToken },
      ),
    ).toMatchObject({ status: 503, code: 'GAME_MAINTENANCE' })
    const row = await audited('game.change', `game:${await nodeIdOf('ACME-1')}`)
    expect(row).toMatchObject({ actor: 'owner' })
    expect(JSON.parse(row!.detail)).toMatchObject({
      before: { state: 'OPEN' },
      after: { state: 'MAINTENANCE' },
      remark: 'a broken reel',
    })
    await change('ACME-1', { state: 'OPEN' })
    await expect.poll(async () => (await seenBy(second, 'ACME-1'))?.status).toBe('OPEN')
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
  })

  it('OFF removes it from the list', async () => {
    await change('ACME-2', { state: 'OFF' })
    await expect.poll(() => seenBy(second, 'ACME-2')).toBeUndefined()
    const member = server.client()
    const memberToken = await member.signIn('member02')
    expect(
      await member.post(
        '/api/wps/game/launchGame',
        { vassalage: 'ACME', gameCode: 'ACME-2' },
        { token: memberToken },
      ),
    ).toMatchObject({ code: 'GAME_NOT_FOUND' })
  })

  it('marks hot, new and place change alone', async () => {
    expect((await change('CATFORTUNE', { isHot: true, position: 1 })).value).toMatchObject({
      state: 'OPEN',
      isHot: true,
      position: 1,
    })
    await expect
      .poll(
        async () =>
          (
            await server
              .client()
              .get<{ games: { gameCode: string }[] }>('/api/wps/relay/GCSGAME_gameList?pageSize=1')
          ).value.games[0]!.gameCode,
      )
      .toBe('CATFORTUNE')
  })
})

describe('an operator closes a vendor', () => {
  it('all its games stop, the others stay', async () => {
    const acme = acmeOf(server)
    const member = server.client()
    const seat = await seatOf(server, acme, member, await member.signIn('member03'))
    expect(
      (await operator.post('/api/operator/vendors/ACME/state', { state: 'MAINTENANCE' }, { token })).value,
    ).toEqual({ state: 'MAINTENANCE', maintenanceUntil: null })
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('GAME_DISABLED')
    await expect.poll(async () => (await seenBy(second, 'ACME-3'))?.status).toBe('MAINTENANCE')
    expect((await seenBy(second, 'TUKTUK3'))?.status).toBe('OPEN')
    const vendors = await operator.get<{ list: object[] }>('/api/operator/vendors', { token })
    expect(vendors.value.list).toContainEqual(
      expect.objectContaining({
        vassalage: 'ACME',
        state: 'MAINTENANCE',
        openGameCount: 0,
        gameCount: 3,
        canManage: true,
      }),
    )
    await operator.post('/api/operator/vendors/ACME/state', { state: 'OPEN' }, { token })
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
  })
})

it('another merchant that lists the same game has its own switch', async () => {
  await run(
    owner.kysely,
    sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES ('other', 'ACME')`,
  )
  await run(
    owner.kysely,
    sql`INSERT INTO catalogue.game_listing (merchant_id, node_id) SELECT 'other', node_id FROM catalogue.game WHERE vendor_code = 'ACME'`,
  )
  await server.process.services.use(catalogueKey).load()
  const acme = acmeOf(server)
  const member = server.client()
  const seat = await seatOf(server, acme, member, await member.signIn('member04'), { gameCode: 'ACME-3' })
  await change('ACME-3', { state: 'MAINTENANCE' })
  // The wallet's guard still accepts the other merchant's bets; here the snapshot refuses them.
  await expect.poll(async () => (await acme.send('bet', roundAt(seat).bet())).status).toBe('GAME_DISABLED')
  await change('ACME-3', { state: 'OPEN' })
  await expect.poll(async () => (await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
})

it('only the owner may change the catalogue, everyone in the console may read it', async () => {
  const viewer = server.client()
  const viewerToken = await viewer.signInOperator('viewer')
  expect((await viewer.get('/api/operator/games', { token: viewerToken })).status).toBe(200)
  expect(
    await viewer.post('/api/operator/games/1001', { state: 'OFF' }, { token: viewerToken }),
  ).toMatchObject({ status: 403, code: 'COMMON_FORBIDDEN' })
  expect(
    await viewer.post('/api/operator/vendors/ACME/state', { state: 'OFF' }, { token: viewerToken }),
  ).toMatchObject({ code: 'COMMON_FORBIDDEN' })
  expect(await operator.post('/api/operator/games/999999', { state: 'OFF' }, { token })).toMatchObject({
    status: 404,
    code: 'GAME_NOT_FOUND',
  })
  expect(
    await operator.post('/api/operator/vendors/NOBODY/state', { state: 'OFF' }, { token }),
  ).toMatchObject({ status: 404, code: 'VENDOR_NOT_FOUND' })
})
