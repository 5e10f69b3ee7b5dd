/** Who may open which game: the refusals of a launch, and tokens that were valid when they were made. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../../../../db/seeds/system.ts'
import { catalogueKey } from '../../../../catalogue/index.ts'
import { setMemberGuard } from '../../../../wallet/index.ts'
import { handleListRooms } from './list-rooms.ts'
import type { RoomSource } from '../rooms.ts'
import {
  DEMO_PASSWORD,
  startServer,
  type TestClient,
  type TestServer,
} from '../../../../../tests/support/server.ts'
import { acmeOf, launchTokenOf, roundAt, seatOf } from '../../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../../tools/vendor-check/client.ts'

let server: TestServer
let acme: VendorClient
let desk: TestClient
let owner: string
let member: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  acme = acmeOf(server)
  desk = server.client()
  owner = await desk.signInOperator('owner')
  member = server.client()
  token = await member.signIn('member07')
})
afterAll(() => server.close())

const game = { vassalage: 'ACME', gameCode: 'ACME-2' }
const start = (client: TestClient, own: string, body: object = {}) =>
  client.post<{ url: string; endTime?: string | null }>(
    '/api/wps/game/launchGame',
    { ...game, ...body },
    { token: own },
  )
/** State and end as this process lists the game. */
const listed = () => {
  const found = server.process.services.use(catalogueKey).of(DEMO_MERCHANT).gameOf('ACME', game.gameCode)
  return found && [found.state, found.maintenanceUntil?.toISOString() ?? null]
}

async function nodeOf(gameCode: string): Promise<number> {
  const { value } = await member.get<{ games: { nodeId: number; gameCode: string }[] }>(
    '/api/wps/relay/GCSGAME_gameList?vassalage=ACME&pageSize=100',
  )
  return value.games.find((one) => one.gameCode === gameCode)!.nodeId
}
interface Change {
  state: 'OPEN' | 'MAINTENANCE' | 'OFF'
  maintenanceUntil?: string | null
}
/** Changes the game, or all of the vendor, and waits until this process knows it. */
async function change(path: string, body: Change): Promise<void> {
  expect((await desk.post(path, body, { token: owner })).status).toBe(200)
  await expect
    .poll(listed)
    .toEqual(body.state === 'OFF' ? undefined : [body.state, body.maintenanceUntil ?? null])
}

describe('maintenance', () => {
  test('a game in maintenance is refused with its end if that is known, one that is off is not found, and neither opens with an older token', async () => {
    const path = `/api/operator/games/${await nodeOf(game.gameCode)}`
    const launchToken = await launchTokenOf(server, member, token, { gameCode: game.gameCode })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await change(path, { state: 'MAINTENANCE', maintenanceUntil: until })
    expect(await start(member, token)).toMatchObject({
      status: 503,
      code: 'GAME_MAINTENANCE',
      message: 'Game under maintenance',
      value: { endTime: until },
    })
    expect(
      (
        await member.get(`/api/wps/relay/GCS_gameLaunchFB?vassalage=ACME&gameCode=${game.gameCode}`, {
          token,
        })
      ).value,
    ).toEqual({ endTime: until })
    expect((await acme.send('authenticate', { launchToken })).status).toBe('GAME_DISABLED')
    expect((await acme.send('authenticate', { launchToken })).status).toBe('TOKEN_INVALID')
    await change(path, { state: 'MAINTENANCE', maintenanceUntil: null })
    expect((await start(member, token)).value).toEqual({ endTime: null })
    await change(path, { state: 'OFF' })
    expect(await start(member, token)).toMatchObject({
      status: 404,
      code: 'GAME_NOT_FOUND',
      message: 'Game not available',
    })
    await change(path, { state: 'OPEN' })
    expect((await start(member, token)).success).toBe(true)
  })

  test('a vendor in maintenance closes all its games, and those of others stay open', async () => {
    const until = new Date(Date.now() + 7_200_000).toISOString()
    await change('/api/operator/vendors/ACME/state', { state: 'MAINTENANCE', maintenanceUntil: until })
    expect(await start(member, token, { gameCode: 'ACME-1' })).toMatchObject({
      code: 'GAME_MAINTENANCE',
      value: { endTime: until },
    })
    expect((await start(member, token, { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' })).success).toBe(true)
    await change('/api/operator/vendors/ACME/state', { state: 'OFF' })
    expect((await start(member, token, { gameCode: 'ACME-1' })).code).toBe('GAME_NOT_FOUND')
    await change('/api/operator/vendors/ACME/state', { state: 'OPEN' })
  })
})

describe('T-G1 a launch token', () => {
  test('belongs to its member: the seat it opens moves nobody else’s money', async () => {
    const other = server.client()
    const theirs = await seatOf(server, acme, other, await other.signIn('member08'))
    const mine = await seatOf(server, acme, member, token)
    expect(mine.memberId).not.toBe(theirs.memberId)
    expect((await acme.send('bet', { ...roundAt(mine).bet(), memberId: theirs.memberId })).status).toBe(
      'SESSION_EXPIRED',
    )
    expect((await acme.send('bet', roundAt(mine).bet(100))).status).toBe('OK')
  })

  test('belongs to its game: a page opened for another game cannot play this one', async () => {
    const { value } = await start(member, token, { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' })
    const launchToken = new URL(value.url, server.origin).searchParams.get('token')!
    const entered = await member.post<{ gameToken: string; game: { gameCode: string } }>(
      '/api/studio/v1/authenticate',
      { launchToken },
    )
    expect(entered.value.game.gameCode).toBe('SIAMGOLD20')
    expect(
      await member.post(
        '/api/studio/v1/rounds',
        { gameCode: 'TUKTUK3', betAmount: 1_000 },
        { token: entered.value.gameToken, key: 'swapped' },
      ),
    ).toMatchObject({ success: false, code: 'GAME_NOT_FOUND' })
  })

  test('is hidden from the files of the page it opens: they are requested without its address', async () => {
    const { value } = await start(member, token, { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' })
    for (const address of [value.url, (await start(member, token)).value.url]) {
      expect((await fetch(new URL(address, server.origin))).headers.get('referrer-policy')).toBe(
        'no-referrer',
      )
    }
    expect((await fetch(server.origin)).headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    )
  })

  test('of a member who then takes a break accepts no bet, and no new one is made', async () => {
    const client = server.client()
    const own = await client.signIn('member09')
    const launchToken = await launchTokenOf(server, client, own)
    const paused = await client.post(
      '/api/wps/member/rg/timeout',
      { hours: 24, password: DEMO_PASSWORD },
      { token: own, sealed: true },
    )
    expect(paused.success).toBe(true)
    expect((await start(client, own)).code).toBe('RG_TIMEOUT')
    const answer = await acme.send('authenticate', { launchToken })
    const seat = {
      memberId: answer.memberId as string,
      sessionToken: answer.sessionToken as string,
      gameCode: 'ACME-1',
      currency: 'THB',
    }
    if (answer.status === 'OK')
      expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('MEMBER_BLOCKED')
    else expect(answer.status).toBe('TOKEN_INVALID')
  })

  test('is not made for an excluded or frozen member', async () => {
    const client = server.client()
    expect((await start(client, await client.signIn('member19'))).code).toBe('AUTH_SELF_EXCLUDED')
    const frozen = server.client()
    const own = await frozen.signIn('member10')
    const launchToken = await launchTokenOf(server, frozen, own)
    const { memberId } = await seatOf(server, acme, frozen, own)
    expect(
      (
        await desk.post(
          `/api/operator/members/${memberId}/freeze`,
          { reason: 'a test of launching' },
          { token: owner, key: 'freeze-launch' },
        )
      ).status,
    ).toBe(200)
    await expect.poll(async () => (await start(frozen, own)).status).toBe(401)
    expect((await acme.send('authenticate', { launchToken })).status).toBe('TOKEN_INVALID')
  })
})

test('agents play for real like members, unless the merchant forbids it; play money stays open to them', async () => {
  const agent = server.client()
  const own = await agent.signIn('agent3')
  const set = async (value: string) =>
    expect(
      (await desk.post('/api/operator/settings/launch.agentCanPlay', { value }, { token: owner })).success,
    ).toBe(true)
  expect((await start(agent, own)).success).toBe(true)
  await set('false')
  expect(await start(agent, own)).toMatchObject({ status: 403, code: 'COMMON_FORBIDDEN' })
  expect((await start(agent, own, { accountType: 0 })).success).toBe(true)
  expect((await start(member, token)).success).toBe(true)
  await set('true')
})

test('a trial account opens what may be played for free and nothing else', async () => {
  const visitor = server.client()
  const trial = (
    await visitor.post<{ token: string }>('/api/wps/session/login/freeplay', {
      humanCheck: await visitor.humanCheck('login'),
    })
  ).value.token
  expect((await start(visitor, trial)).success).toBe(true)
  expect(await start(visitor, trial, { accountType: 1 })).toMatchObject({
    status: 403,
    code: 'GAME_TRIAL_BLOCKED',
  })
})

test('rooms: none if a vendor has none; a vendor’s rooms are in the caller’s language while their game is listed', async () => {
  expect(
    (await member.get('/api/wps/relay/GLS2_roomList?vassalage=ACME&gameType=PVP&clientType=3&language=TH'))
      .value,
  ).toEqual({ list: [] })
  // The specification names no parameters: without a vendor, the rooms of all.
  expect(await member.get('/api/wps/relay/GLS2_roomList')).toMatchObject({
    status: 200,
    value: { list: expect.any(Array) },
  })
  const room = {
    roomId: 'r1',
    names: { TH: 'โต๊ะหนึ่ง', EN: 'Table one' },
    gameCode: 'ACME-1',
    minAmount: 100n,
    maxAmount: 1_000n,
    currency: 'THB',
    playerCount: 2,
    seatCount: 6,
  }
  const source: RoomSource = {
    vendor: 'ACME',
    roomsOf: () =>
      Promise.resolve([
        room,
        { ...room, roomId: 'r2', playerCount: 6 },
        { ...room, roomId: 'r3', gameCode: 'GONE' },
      ]),
  }
  const context = {
    merchant: { id: DEMO_MERCHANT, languages: ['th', 'en'] },
    language: 'en',
    use: (key: { name: string }) =>
      key.name === 'launch.room-sources' ? [source] : server.process.services.use(catalogueKey),
  }
  const told = (await handleListRooms.run(
    context as never,
    { query: { vassalage: 'ACME', language: 'TH' } } as never,
  )) as { list: { roomId: string; roomName: string; status: string }[] }
  expect(told.list.map(({ roomId, roomName, status }) => [roomId, roomName, status])).toEqual([
    ['r1', 'โต๊ะหนึ่ง', 'OPEN'],
    ['r2', 'โต๊ะหนึ่ง', 'FULL'],
  ])
  expect(await handleListRooms.run(context as never, { query: { language: 'TH' } } as never)).toEqual(told)
})

test('a game that an open bonus excludes is refused with its own sentence, and open for free play', async () => {
  const { memberId } = await seatOf(server, acme, member, token, { gameCode: game.gameCode })
  const guard = (change: Parameters<typeof setMemberGuard>[2]) =>
    server.process.database.transaction((tx) => setMemberGuard(tx, memberId, change))
  await guard({ bonusGames: ['ACME/ACME-2'] })
  expect(await start(member, token)).toMatchObject({
    status: 422,
    code: 'BONUS_GAME',
    message: 'This game cannot be played while you are using this bonus',
  })
  expect((await start(member, token, { accountType: 0 })).status).toBe(200)
  expect((await start(member, token, { gameCode: 'ACME-1' })).status).toBe(200)
  await guard({ bonusGames: [] })
  expect((await start(member, token)).status).toBe(200)
})
