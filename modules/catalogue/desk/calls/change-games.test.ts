/** Many games in the console's catalogue: states with an end, marks and order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '../../../../kernel/clock.ts'
import { firstOf, openDatabase, rowsOf, run, sql, type Database } from '../../../../platform/postgres.ts'
import { addAcmeGames } from '../../../../tests/support/acme-games.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf } from '../../../../tests/support/vendor.ts'

let server: TestServer
let owner: Database
let desk: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  await addAcmeGames(server, 40)
  owner = openDatabase({ url: server.ownerUrl, role: null })
  desk = server.client()
  token = await desk.signInOperator('owner')
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

interface DeskGame {
  nodeId: number
  gameCode: string
  position: number
  state: string
  maintenanceUntil: string | null
  names: Record<string, string>
  ownNames: Record<string, string>
  iconUrl: string
  isHot: boolean
  isFreePlayOff: boolean
  gameType: string
}
const list = async (query: string) =>
  (await desk.get<{ list: DeskGame[]; totalCount: number }>(`/api/operator/games?${query}`, { token })).value
const gameOf = async (code: string) =>
  (await list(`query=${code}&pageSize=100`)).list.find((game) => game.gameCode === code)!
const idsOf = async (...codes: string[]) =>
  Promise.all(codes.map(async (code) => (await gameOf(code)).nodeId))
const post = (path: string, body: object) =>
  desk.post<Record<string, unknown> & { fields: { field: string; rule: string }[] }>(
    `/api/operator/${path}`,
    body,
    { token },
  )
const lines = (action: string) =>
  rowsOf(
    owner.kysely,
    sql<{ detail: string }>`SELECT detail FROM app.audit_log WHERE action = ${action} ORDER BY seq`,
  )
const inOrder = async () => (await list('vassalage=ACME&pageSize=100')).list.map((game) => game.gameCode)

describe('a maintenance with an end', () => {
  it('closes the game at once and opens it again at its end, without a job', async () => {
    const acme = acmeOf(server)
    const member = server.client()
    const seat = await seatOf(server, acme, member, await member.signIn('member07'))
    const code = seat.gameCode
    const [nodeId] = await idsOf(code)
    const soon = new Date(clock.nowMs() + 60 * 60_000).toISOString()
    expect(
      await post('games', { nodeIds: [nodeId], state: 'MAINTENANCE', maintenanceUntil: soon }),
    ).toMatchObject({ status: 200, value: { changedCount: 1 } })
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('GAME_DISABLED')
    expect(await gameOf(code)).toMatchObject({ state: 'MAINTENANCE', maintenanceUntil: soon })
    // The end is moved into the past in the rows themselves: only the clock says that it is over.
    await run(
      owner.kysely,
      sql`UPDATE catalogue.game_listing SET maintenance_until = app.now() - interval '1 second' WHERE node_id = ${nodeId}`,
    )
    await run(
      owner.kysely,
      sql`UPDATE wallet.game_guard SET opens_at = app.now() - interval '1 second' WHERE game_code = ${code}`,
    )
    expect(
      await firstOf(owner.kysely, sql`SELECT is_open FROM wallet.game_guard WHERE game_code = ${code}`),
    ).toMatchObject({ is_open: false })
    expect(await gameOf(code)).toMatchObject({ state: 'OPEN', maintenanceUntil: null })
    await post(`vendors/STUDIO`, { names: { ZH: '' } })
    await expect.poll(async () => (await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
  })

  it('is refused in the past and with another state', async () => {
    const [nodeId] = await idsOf('ACME-11')
    for (const body of [
      { state: 'MAINTENANCE', maintenanceUntil: '2020-01-01T00:00:00Z' },
      { state: 'OPEN', maintenanceUntil: '2090-01-01T00:00:00Z' },
    ]) {
      expect((await post('games', { nodeIds: [nodeId], ...body })).value.fields[0]).toMatchObject({
        field: 'maintenanceUntil',
      })
    }
    expect((await gameOf('ACME-11')).state).toBe('OPEN')
  })

  it('of a vendor holds for all its games until the later of both ends', async () => {
    const ends = [1, 2].map((hours) => new Date(clock.nowMs() + hours * 3_600_000))
    await post('games', {
      nodeIds: await idsOf('ACME-12'),
      state: 'MAINTENANCE',
      maintenanceUntil: ends[1]!.toISOString(),
    })
    expect(
      await post('vendors/ACME/state', { state: 'MAINTENANCE', maintenanceUntil: ends[0]!.toISOString() }),
    ).toMatchObject({
      status: 200,
      value: { state: 'MAINTENANCE', maintenanceUntil: ends[0]!.toISOString() },
    })
    const guards = await rowsOf(
      owner.kysely,
      sql<{
        game_code: string
        opens_at: Date | null
        is_open: boolean
      }>`SELECT game_code, opens_at, is_open FROM wallet.game_guard WHERE game_code IN ('ACME-12', 'ACME-13') ORDER BY game_code`,
    )
    expect(guards).toEqual([
      { game_code: 'ACME-12', opens_at: ends[1], is_open: false },
      { game_code: 'ACME-13', opens_at: ends[0], is_open: false },
    ])
    await post('vendors/ACME/state', { state: 'OPEN' })
    await post('games', { nodeIds: await idsOf('ACME-12'), state: 'OPEN' })
    expect(
      await rowsOf(
        owner.kysely,
        sql`SELECT 1 FROM wallet.game_guard WHERE game_code LIKE 'ACME-%' AND (opens_at IS NOT NULL OR NOT is_open)`,
      ),
    ).toEqual([])
  })
})

describe('many games at once', () => {
  it('change with one call and one line in the audit log, all or none', async () => {
    const ids = await idsOf('ACME-20', 'ACME-21', 'ACME-22')
    const before = (await lines('game.change-many')).length
    expect(
      await post('games', { nodeIds: ids, isHot: true, isFreePlayOff: true, remark: 'campaign' }),
    ).toMatchObject({ value: { changedCount: 3 } })
    const told = await lines('game.change-many')
    expect(told.length).toBe(before + 1)
    expect(JSON.parse(told.at(-1)!.detail)).toMatchObject({
      after: { isHot: true },
      remark: 'campaign',
      before: [{ nodeId: ids[0], isHot: false }, {}, {}],
    })
    expect(await gameOf('ACME-21')).toMatchObject({ isHot: true, isFreePlayOff: true })
    expect(await post('games', { nodeIds: [...ids, 999_999], state: 'OFF' })).toMatchObject({
      status: 404,
      code: 'GAME_NOT_FOUND',
    })
    expect((await gameOf('ACME-20')).state).toBe('OPEN')
  })

  it('are found by name in both languages, code, vendor, category, state and mark', async () => {
    expect((await list('query=pick%201%20OF%206')).list[0]!.gameCode).toBe('ACME-2')
    expect((await list(`query=${encodeURIComponent('เลือก 1 จาก 6')}`)).list[0]!.gameCode).toBe('ACME-2')
    expect((await list('query=acme-2&pageSize=100')).list.map((game) => game.gameCode)).toContain('ACME-22')
    expect((await list('vassalage=ACME&pageSize=1')).totalCount).toBe(40)
    expect((await list('gameType=LIVE&vassalage=ACME')).totalCount).toBe(0)
    await post('games', { nodeIds: await idsOf('ACME-30'), state: 'OFF' })
    expect((await list('state=OFF&vassalage=ACME')).list.map((game) => game.gameCode)).toEqual(['ACME-30'])
    expect((await list('mark=HOT&vassalage=ACME&pageSize=100')).list.every((game) => game.isHot)).toBe(true)
    expect((await list('mark=ABSENT&vassalage=ACME')).totalCount).toBe(0)
  })
})

describe('the order', () => {
  it('moves games a step, to an end and to a place among the named ones, without a gap', async () => {
    const start = await inOrder()
    await post('games/order', { nodeIds: await idsOf(start[3]!), move: 'UP', vassalage: 'ACME' })
    expect((await inOrder()).slice(0, 5)).toEqual([start[0], start[1], start[3], start[2], start[4]])
    await post('games/order', { nodeIds: await idsOf(start[3]!), move: 'DOWN', vassalage: 'ACME' })
    expect(await inOrder()).toEqual(start)
    await post('games/order', {
      nodeIds: await idsOf(start[10]!, start[5]!),
      move: 'FIRST',
      vassalage: 'ACME',
    })
    expect((await inOrder()).slice(0, 3)).toEqual([start[5], start[10], start[0]])
    await post('games/order', {
      nodeIds: await idsOf(start[5]!, start[10]!),
      move: 'AT',
      place: 7,
      vassalage: 'ACME',
    })
    expect((await inOrder()).slice(6, 8)).toEqual([start[5], start[10]])
    await post('games/order', { nodeIds: await idsOf(start[0]!), move: 'LAST' })
    expect((await inOrder()).at(-1)).toBe(start[0])
    const gaps = await firstOf(
      owner.kysely,
      sql<{
        good: boolean
      }>`SELECT min(position) = 1 AND max(position) = count(*) AND count(DISTINCT position) = count(*) AS good FROM catalogue.game_listing WHERE merchant_id = 'demo'`,
    )
    expect(gaps).toEqual({ good: true })
    expect(
      await post('games/order', { nodeIds: await idsOf(start[0]!), move: 'UP', vassalage: 'STUDIO' }),
    ).toMatchObject({ code: 'GAME_NOT_FOUND' })
  })

  it('of vendors and categories belongs to the merchant', async () => {
    const vendors = async () =>
      (
        await desk.get<{ vendors: { vassalage: string }[]; categories: { gameType: string }[] }>(
          '/api/operator/catalogue',
          { token },
        )
      ).value
    const before = await vendors()
    const turned = before.vendors.map((vendor) => vendor.vassalage).toReversed()
    expect((await post('vendors/order', { vendors: turned })).status).toBe(200)
    const order = before.categories.map((category) => category.gameType).toReversed()
    expect((await post('categories/order', { categories: order })).status).toBe(200)
    const after = await vendors()
    expect([
      after.vendors.map((vendor) => vendor.vassalage),
      after.categories.map((category) => category.gameType),
    ]).toEqual([turned, order])
    expect((await post('vendors/order', { vendors: turned.slice(1) })).value.fields[0]).toMatchObject({
      field: 'vendors',
    })
    await post('vendors/order', { vendors: turned.toReversed() })
    await post('categories/order', { categories: order.toReversed() })
  })
})
