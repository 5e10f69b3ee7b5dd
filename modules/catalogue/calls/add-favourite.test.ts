/** What a member keeps and opened, and the board of those who won. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { makeAccount, logIn, quickHumanCheck } from '../../../tests/support/identity.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { addAcmeGames } from '../../../tests/support/acme-games.ts'
import { startServer, type TestClient, type TestServer } from '../../../tests/support/server.ts'
import { confirmAs } from '../../../tests/support/two-people.ts'
import { acmeOf, launchTokenOf, roundAt, seatOf } from '../../../tests/support/vendor.ts'
import { jackpotAccount, memberAccount, postTransaction, setMemberGuard } from '../../wallet/index.ts'
import { accountByName } from '../../identity/index.ts'
import { followWinsJob } from '../jobs/follow-wins.ts'
import { maskName } from '../rules/mask-name.ts'

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

interface Game { nodeId: number; gameCode: string; vassalage: string; displayName: string }
const add = (nodeId: unknown, options = { token }) => client.post<{ nodeId: number; totalCount: number }>('/api/wps/relay/MCSFE_addFavoriteGameV2', { nodeId, vendor: 'ACME', gameType: 'RNG' }, options)
const remove = (nodeId: number) => client.delete<{ totalCount: number }>('/api/wps/relay/MCSFE_removeFavoriteGameV2', { token, body: { nodeId } })
const ids = async (at: TestServer = server) => (await at.client().get<{ list: number[] }>('/api/wps/relay/MCSFE_getFavoriteGames', { token })).value.list
const favourites = async (query = '') => (await client.get<{ content: Game[]; pageNum: number; totalPages: number; totalCount: number }>(`/api/wps/relay/MCSFE_getFavoriteGamesList?${query}`, { token })).value
const recent = async (query = '') => (await client.get<{ list: Game[]; totalPages: number; totalCount: number }>(`/api/wps/relay/GCS_recentGame?${query}`, { token })).value
const gamesOf = async (query: string, options = {}) => (await client.get<{ games: Game[]; favourites: number[] }>(`/api/wps/relay/GCSGAME_gameList?${query}`, options)).value
const nodeOf = async (code: string) => (await gamesOf(`vassalage=${code.startsWith('ACME') ? 'ACME' : 'STUDIO'}&pageSize=100`)).games.find((game) => game.gameCode === code)!.nodeId
const setState = async (code: string, state: string) => {
  const desk = server.client()
  await desk.post(`/api/operator/games/${await nodeOf(code)}`, { state }, { token: await desk.signInOperator('owner') })
}

describe('favourites', () => {
  it('the last added stands first, adding and removing again change nothing, and each process knows at once', async () => {
    const [one, two] = [await nodeOf('ACME-1'), await nodeOf('SIAMGOLD20')]
    expect(await ids(second)).toEqual([])
    expect((await add(one)).value).toEqual({ nodeId: one, totalCount: 1 })
    expect((await add(two)).value.totalCount).toBe(2)
    expect((await add(one)).value.totalCount).toBe(2)
    expect(await ids()).toEqual([two, one])
    await expect.poll(() => ids(second), { timeout: 30_000 }).toEqual([two, one])
    expect((await favourites('language=TH')).content.map((game) => [game.gameCode, game.displayName])).toEqual([['SIAMGOLD20', 'ช้างเผือกทองสยาม'], ['ACME-1', expect.any(String)]])
    expect(await favourites('pageSize=1&pageNo=2')).toMatchObject({ content: [{ gameCode: 'ACME-1' }], pageNum: 2, totalPages: 2, totalCount: 2 })
    expect((await favourites('vassalage=STUDIO&gameType=ALL')).content.map((game) => game.gameCode)).toEqual(['SIAMGOLD20'])
    expect((await favourites('pageNo=9&pageSize=999')).content).toEqual([])
    expect((await remove(two)).value.totalCount).toBe(1)
    expect((await client.delete<{ totalCount: number }>(`/api/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${two}`, { token })).value.totalCount).toBe(1)
    expect(await ids()).toEqual([one])
    expect(await client.delete('/api/wps/relay/MCSFE_removeFavoriteGameV2', { token })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  })

  it('a listing tells which of its page are some, to their member alone', async () => {
    const one = await nodeOf('ACME-1')
    expect((await gamesOf('vassalage=ACME&pageSize=100', { token })).favourites).toEqual([one])
    expect((await gamesOf('vassalage=STUDIO', { token })).favourites).toEqual([])
    expect((await gamesOf('vassalage=ACME&pageSize=100')).favourites).toEqual([])
  })

  it('a game that is switched off is kept and not shown, and can be removed', async () => {
    const off = await nodeOf('ACME-12')
    await add(off)
    await setState('ACME-12', 'OFF')
    await expect.poll(async () => (await favourites()).content.map((game) => game.gameCode), { timeout: 30_000 }).not.toContain('ACME-12')
    expect(await ids()).toContain(off)
    expect((await remove(off)).status).toBe(200)
    expect(await ids()).not.toContain(off)
  })

  it('999 and no more, however many come at once; a game that no one lists is refused', async () => {
    await run(owner.kysely, sql`UPDATE catalogue.favourite_list SET node_ids = (SELECT array_agg(n) FROM generate_series(500001, 500998) AS n) WHERE account_id = (SELECT account_id FROM catalogue.favourite_list LIMIT 1)`)
    const nodes = (await gamesOf('vassalage=ACME&pageSize=5')).games.map((game) => game.nodeId)
    const codes = (await Promise.all(nodes.map((node) => add(node)))).map((reply) => reply.code ?? 'OK')
    expect(codes.toSorted()).toEqual(['FAV_LIMIT', 'FAV_LIMIT', 'FAV_LIMIT', 'FAV_LIMIT', 'OK'])
    expect(await ids()).toHaveLength(999)
    expect(await add(999_999)).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
    expect(await add('x')).toMatchObject({ status: 422 })
  })

  it('fails by name while another change of the list hangs, and keeps nothing of it', async () => {
    const one = await nodeOf('ACME-20')
    await owner.transaction(async (tx) => {
      await run(tx, sql`SELECT 1 FROM catalogue.favourite_list FOR UPDATE`)
      expect(await remove(one)).toMatchObject({ status: 422, code: 'FAV_FAILED' })
    })
    expect((await remove(one)).status).toBe(200)
  })

  it('are no visitor’s and no trial account’s, and an agent’s like a member’s', async () => {
    expect(await client.get('/api/wps/relay/MCSFE_getFavoriteGames')).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
    const trial = (await client.post<{ token: string }>('/api/wps/session/login/freeplay', { platform: 'W', humanCheck: await quickHumanCheck(client, 'login') })).value.token
    expect(await add(await nodeOf('ACME-1'), { token: trial })).toMatchObject({ status: 403, code: 'GAME_TRIAL_BLOCKED' })
    expect((await gamesOf('pageSize=1', { token: trial })).favourites).toEqual([])
    await launchTokenOf(server, client, trial, { gameCode: 'ACME-1', accountType: 0 })
    await makeAccount(server, { username: 'favagent', type: 2 })
    expect((await add(await nodeOf('ACME-1'), { token: (await logIn(client, 'favagent', 'correct-horse-7')).value.token })).value.totalCount).toBe(1)
  })
})

it('recent games are those that were opened, the last first and each once; a closed one comes back when it opens', async () => {
  for (const gameCode of ['ACME-1', 'ACME-14', 'ACME-3', 'ACME-1']) await launchTokenOf(server, client, token, { gameCode })
  await launchTokenOf(server, client, token, { gameCode: 'ACME-5', accountType: 0 })
  expect((await recent()).list.map((game) => game.gameCode)).toEqual(['ACME-5', 'ACME-1', 'ACME-3', 'ACME-14'])
  expect(await recent('page=2&pageSize=3&clientType=3')).toMatchObject({ list: [{ gameCode: 'ACME-14' }], totalPages: 2, totalCount: 4 })
  expect((await recent('vassalage=STUDIO')).list).toEqual([])
  await setState('ACME-14', 'OFF')
  await expect.poll(async () => (await recent()).list.map((game) => game.gameCode), { timeout: 30_000 }).toEqual(['ACME-5', 'ACME-1', 'ACME-3'])
})

describe('the winners board', () => {
  interface Vo { gameId: string; customerName: string; winAmount: number; gameName: string; iconUrl: string; vassalage: string; isJackpot: boolean }
  const board = async (query = 'gameCategory=ALL&limitNum=50') => (await client.get<{ list: { vo: Vo }[] }>(`/api/wps/relay/GCSGAME_getRankList?language=EN&${query}`)).value.list.map(({ vo }) => vo)
  const follow = async () => {
    const { database, services } = server.process
    await rollUpAll(database)
    await followWinsJob.run({ database, services, now: new Date(), config: server.process.config })
  }
  const seatAt = async (name: string, accountType: 0 | 1 = 1) => {
    const member = server.client()
    return seatOf(server, acmeOf(server), member, await member.signIn(name), { gameCode: 'ACME-3', accountType })
  }

  it('shows real wins of 1,000 baht and more, the latest first, and of names their ends alone', async () => {
    const acme = acmeOf(server)
    const [first, later, free] = [await seatAt('member08'), await seatAt('member09'), await seatAt('member10', 0)]
    for (const [seat, stake, win] of [[first, 1_000, 100_000], [first, 1_000, 99_999], [first, 200_000, 200_000], [free, 1_000, 500_000], [later, 5_000, 123_456]] as const) {
      const round = roundAt(seat)
      expect((await acme.send('bet', round.bet(stake))).status).toBe('OK')
      expect((await acme.send('win', round.win(win))).status).toBe('OK')
    }
    await follow()
    await expect.poll(() => board(), { timeout: 30_000 }).toMatchObject([
      { gameId: 'ACME-3', vassalage: 'ACME', customerName: 'me***9', winAmount: 123_456, isJackpot: false, iconUrl: expect.stringMatching(/^\//) as string },
      { customerName: 'me***8', winAmount: 100_000 },
    ])
    expect(await board('limitNum=1')).toHaveLength(1)
    expect(await board('gameCategory=LIVE')).toEqual([])
  })

  it('drops a win that was taken back, and whoever is frozen or excluded', async () => {
    const acme = acmeOf(server)
    const seat = await seatAt('member11')
    const round = roundAt(seat)
    const win = round.win(300_000)
    await acme.send('bet', round.bet())
    await acme.send('win', win)
    await follow()
    await expect.poll(async () => (await board()).map((vo) => vo.winAmount), { timeout: 30_000 }).toEqual([300_000, 123_456, 100_000])
    const desk = server.client()
    await desk.post('/api/operator/vendors/ACME/access', { settings: { lateWinAllowed: true, unknownRollbackNotFound: false, winRollbackAllowed: true } }, { token: await desk.signInOperator('owner') })
    await confirmAs(server, 'finance', 'vendor:ACME')
    const back = round.rollback(win.transactionId)
    await expect.poll(async () => (await acme.send('rollback', back)).status, { timeout: 30_000 }).toBe('OK')
    await server.process.database.transaction(async (tx) => {
      const { accountId } = (await accountByName(tx, { merchantId: DEMO_MERCHANT, account: 'member09' }))!
      await setMemberGuard(tx, accountId, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null })
    })
    await follow()
    await expect.poll(async () => (await board()).map((vo) => vo.winAmount), { timeout: 30_000 }).toEqual([100_000])
  })

  it('shows a jackpot under the game that won it', async () => {
    await server.process.database.transaction(async (tx) => {
      const { accountId } = (await accountByName(tx, { merchantId: DEMO_MERCHANT, account: 'member12' }))!
      const entries = [{ from: jackpotAccount(DEMO_MERCHANT, 'MINI'), to: memberAccount(accountId), amount: 250_000n, code: 'JACKPOT' as const }]
      await postTransaction(tx, { scope: 'jackpot', key: randomUUID(), kind: 'JACKPOT', currency: 'THB', reference: 'STUDIO/SIAMGOLD20/round-1', entries })
    })
    await follow()
    await expect.poll(async () => (await board())[0], { timeout: 30_000 }).toMatchObject({ customerName: 'me***2', winAmount: 250_000, isJackpot: true, vassalage: 'STUDIO', gameId: 'SIAMGOLD20' })
  })

  it('masks short names too', () => {
    expect(['somchai', 'abcd', 'abc', 'a'].map(maskName)).toEqual(['so***i', 'ab***d', 'a***', 'a***'])
  })
})
