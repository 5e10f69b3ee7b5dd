/** A member's favourites and recent games, and the winners board. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, run, sql, type Database } from '../../../../platform/postgres.ts'
import { makeAccount, logIn, quickHumanCheck } from '../../../../tests/support/identity.ts'
import { addAcmeGames } from '../../../../tests/support/acme-games.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { launchTokenOf } from '../../../../tests/support/vendor.ts'

let server: TestServer
let second: TestServer
let owner: Database
let client: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  await addAcmeGames(server, 20)
  second = await startServer({ seed: false, database: { url: server.ownerUrl, ownerUrl: server.ownerUrl } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  client = server.client()
  token = await client.signIn('member07')
})
afterAll(async () => {
  await owner.close()
  await second.close()
  await server.close()
})

interface Game {
  nodeId: number
  gameCode: string
  vassalage: string
  displayName: string
}
const add = (nodeId: unknown, options = { token }) =>
  client.post<{ nodeId: number; totalCount: number }>(
    '/api/wps/relay/MCSFE_addFavoriteGameV2',
    { nodeId, vendor: 'ACME', gameType: 'RNG' },
    options,
  )
const remove = (nodeId: number) =>
  client.delete<{ totalCount: number }>('/api/wps/relay/MCSFE_removeFavoriteGameV2', {
    token,
    body: { nodeId },
  })
const ids = async (at: TestServer = server) =>
  (await at.client().get<{ list: number[] }>('/api/wps/relay/MCSFE_getFavoriteGames', { token })).value.list
const favourites = async (query = '') =>
  (
    await client.get<{ content: Game[]; pageNum: number; totalPages: number; totalCount: number }>(
      `/api/wps/relay/MCSFE_getFavoriteGamesList?${query}`,
      { token },
    )
  ).value
const recent = async (query = '') =>
  (
    await client.get<{ list: Game[]; totalPages: number; totalCount: number }>(
      `/api/wps/relay/GCS_recentGame?${query}`,
      { token },
    )
  ).value
const gamesOf = async (query: string, options = {}) =>
  (
    await client.get<{ games: Game[]; favourites: number[] }>(
      `/api/wps/relay/GCSGAME_gameList?${query}`,
      options,
    )
  ).value
const nodeOf = async (code: string) =>
  (await gamesOf(`vassalage=${code.startsWith('ACME') ? 'ACME' : 'STUDIO'}&pageSize=100`)).games.find(
    (game) => game.gameCode === code,
  )!.nodeId
const setState = async (code: string, state: string) => {
  const desk = server.client()
  await desk.post(
    `/api/operator/games/${await nodeOf(code)}`,
    { state },
    { token: await desk.signInOperator('owner') },
  )
}

describe('favourites', () => {
  it('the last added comes first, adding and removing again change nothing, and each process knows at once', async () => {
    const [one, two] = [await nodeOf('ACME-1'), await nodeOf('SIAMGOLD20')]
    expect(await ids(second)).toEqual([])
    expect((await add(one)).value).toEqual({ nodeId: one, totalCount: 1 })
    expect((await add(two)).value.totalCount).toBe(2)
    expect((await add(one)).value.totalCount).toBe(2)
    expect(await ids()).toEqual([two, one])
    await expect.poll(() => ids(second)).toEqual([two, one])
    expect(
      (await favourites('language=TH')).content.map((game) => [game.gameCode, game.displayName]),
    ).toEqual([
      ['SIAMGOLD20', 'ช้างเผือกทองสยาม'],
      ['ACME-1', expect.any(String)],
    ])
    expect(await favourites('pageSize=1&pageNo=2')).toMatchObject({
      content: [{ gameCode: 'ACME-1' }],
      pageNum: 2,
      totalPages: 2,
      totalCount: 2,
    })
    expect((await favourites('vassalage=STUDIO&gameType=ALL')).content.map((game) => game.gameCode)).toEqual([
      'SIAMGOLD20',
    ])
    expect((await favourites('pageNo=9&pageSize=999')).content).toEqual([])
    expect((await remove(two)).value.totalCount).toBe(1)
    expect(
      (
        await client.delete<{ totalCount: number }>(
          `/api/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${two}`,
          { token },
        )
      ).value.totalCount,
    ).toBe(1)
    expect(await ids()).toEqual([one])
    expect(await client.delete('/api/wps/relay/MCSFE_removeFavoriteGameV2', { token })).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
    })
  })

  it('a listing says which of its page are favourites, to their member only', async () => {
    const one = await nodeOf('ACME-1')
    expect((await gamesOf('vassalage=ACME&pageSize=100', { token })).favourites).toEqual([one])
    expect((await gamesOf('vassalage=STUDIO', { token })).favourites).toEqual([])
    expect((await gamesOf('vassalage=ACME&pageSize=100')).favourites).toEqual([])
  })

  it('a game that is switched off stays a favourite, is not shown, and can be removed', async () => {
    const off = await nodeOf('ACME-12')
    await add(off)
    await setState('ACME-12', 'OFF')
    await expect
      .poll(async () => (await favourites()).content.map((game) => game.gameCode))
      .not.toContain('ACME-12')
    expect(await ids()).toContain(off)
    expect((await remove(off)).status).toBe(200)
    expect(await ids()).not.toContain(off)
  })

  it('at most 999, however many come at once; a game that no merchant lists is refused', async () => {
    await run(
      owner.kysely,
      sql`UPDATE catalogue.favourite_list SET node_ids = (SELECT array_agg(n) FROM generate_series(500001, 500998) AS n) WHERE account_id = (SELECT account_id FROM catalogue.favourite_list LIMIT 1)`,
    )
    const nodes = (await gamesOf('vassalage=ACME&pageSize=5')).games.map((game) => game.nodeId)
    const codes = (await Promise.all(nodes.map((node) => add(node)))).map((reply) => reply.code ?? 'OK')
    expect(codes.toSorted()).toEqual(['FAV_LIMIT', 'FAV_LIMIT', 'FAV_LIMIT', 'FAV_LIMIT', 'OK'])
    expect(await ids()).toHaveLength(999)
    expect(await add(999_999)).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
    expect(await add('x')).toMatchObject({ status: 422 })
  })

  it('fails by name while another change of the list hangs, and stores nothing of it', async () => {
    const one = await nodeOf('ACME-20')
    await owner.transaction(async (tx) => {
      await run(tx, sql`SELECT 1 FROM catalogue.favourite_list FOR UPDATE`)
      expect(await remove(one)).toMatchObject({ status: 422, code: 'FAV_FAILED' })
    })
    expect((await remove(one)).status).toBe(200)
  })

  it('are refused to visitors and trial accounts, and work for agents as for members', async () => {
    expect(await client.get('/api/wps/relay/MCSFE_getFavoriteGames')).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    })
    const trial = (
      await client.post<{ token: string }>('/api/wps/session/login/freeplay', {
        platform: 'W',
        humanCheck: await quickHumanCheck(client, 'login'),
      })
    ).value.token
    expect(await add(await nodeOf('ACME-1'), { token: trial })).toMatchObject({
      status: 403,
      code: 'GAME_TRIAL_BLOCKED',
    })
    expect((await gamesOf('pageSize=1', { token: trial })).favourites).toEqual([])
    await launchTokenOf(server, client, trial, { gameCode: 'ACME-1', accountType: 0 })
    await makeAccount(server, { username: 'favagent', type: 2 })
    expect(
      (
        await add(await nodeOf('ACME-1'), {
          token: (await logIn(client, 'favagent', 'correct-horse-7')).value.token,
        })
      ).value.totalCount,
    ).toBe(1)
  })
})

it('recent games are those that were opened, the last first and each once; a closed one comes back when it opens', async () => {
  for (const gameCode of ['ACME-1', 'ACME-14', 'ACME-3', 'ACME-1'])
    await launchTokenOf(server, client, token, { gameCode })
  await launchTokenOf(server, client, token, { gameCode: 'ACME-5', accountType: 0 })
  expect((await recent()).list.map((game) => game.gameCode)).toEqual([
    'ACME-5',
    'ACME-1',
    'ACME-3',
    'ACME-14',
  ])
  expect(await recent('page=2&pageSize=3&clientType=3')).toMatchObject({
    list: [{ gameCode: 'ACME-14' }],
    totalPages: 2,
    totalCount: 4,
  })
  expect((await recent('vassalage=STUDIO')).list).toEqual([])
  await setState('ACME-14', 'OFF')
  await expect
    .poll(async () => (await recent()).list.map((game) => game.gameCode))
    .toEqual(['ACME-5', 'ACME-1', 'ACME-3'])
})
