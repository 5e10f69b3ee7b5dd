import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openDatabase, rowsOf, sql, type Database } from '../../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../../tests/support/server.ts'
import { acmeOf, launchTokenOf, roundAt, seatOf } from '../../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../../tools/vendor-check/client.ts'

let server: TestServer
let acme: VendorClient
let owner: Database
let member: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  acme = acmeOf(server)
  owner = openDatabase({ url: server.ownerUrl, role: null })
  member = server.client()
  token = await member.signIn('member01')
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const start = (body: object, caller = token) =>
  member.post<{ url: string; mode: string; walletMode: string }>('/api/wps/game/launchGame', body, {
    token: caller,
  })
const siam = { vassalage: 'STUDIO', gameCode: 'SIAMGOLD20' }

describe('launching', () => {
  it('answers the vendor’s address with token, game, language, mode and lobby', async () => {
    const reply = await start({ ...siam, language: 'TH', accountType: 1 })
    expect(reply.value).toMatchObject({ mode: 'IFRAME', walletMode: 'SEAMLESS', isHouse: true })
    const url = new URL(reply.value.url, server.origin)
    expect(url.pathname).toBe('/stage/')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      game: 'SIAMGOLD20',
      lang: 'th',
      mode: 'real',
      lobby: '/',
    })
    expect(Buffer.from(url.searchParams.get('token')!, 'base64url')).toHaveLength(16)
  })

  it('does the same by GET with the parameters of the specification', async () => {
    const reply = await member.get<{ url: string }>(
      '/api/wps/relay/GCS_gameLaunchFB?vassalage=ACME&gameCode=ACME-2&gameType=RNG&language=EN&clientType=3&accountType=1',
      { token },
    )
    expect(reply.value.url).toMatch(/^\/acme\/\?token=.*&game=ACME-2&lang=en&mode=real/)
  })

  it('refuses the GET of another site, though it has the token', async () => {
    const ask = (site: string) =>
      member.get('/api/wps/relay/GCS_gameLaunchFB?vassalage=ACME&gameCode=ACME-2', {
        token,
        headers: { 'sec-fetch-site': site },
      })
    expect((await ask('cross-site')).code).toBe('COMMON_FORBIDDEN')
    expect((await ask('same-site')).code).toBe('COMMON_FORBIDDEN')
    expect((await ask('same-origin')).success).toBe(true)
  })

  it('passes the chosen room to a vendor with rooms, and to no other', async () => {
    const [room] = (
      await member.get<{ list: { roomId: string; gameCode: string }[] }>(
        '/api/wps/relay/GLS2_roomList?vassalage=STUDIO&gameCode=HOLDEM',
      )
    ).value.list
    const roomOf = async (body: object) =>
      new URL((await start(body)).value.url, server.origin).searchParams.get('room')
    expect(await roomOf({ vassalage: 'STUDIO', gameCode: 'HOLDEM', roomId: room!.roomId })).toBe(room!.roomId)
    expect(await roomOf({ vassalage: 'STUDIO', gameCode: 'HOLDEM' })).toBeNull()
    expect(await roomOf({ vassalage: 'ACME', gameCode: 'ACME-2', roomId: room!.roomId })).toBeNull()
    expect(await start({ vassalage: 'STUDIO', gameCode: 'HOLDEM', roomId: '../x?y' })).toMatchObject({
      status: 422,
      code: 'REQUEST_INVALID',
    })
  })

  it('needs a session and a listed game', async () => {
    expect(await member.post('/api/wps/game/launchGame', siam)).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    })
    for (const wrong of [
      { ...siam, gameCode: 'ACME-1' },
      { ...siam, vassalage: 'NOBODY' },
      { ...siam, gameCode: 'SIAMGOLD21' },
    ]) {
      expect(await start(wrong)).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
    }
    expect(await start({ ...siam, accountType: 2 })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  })

  it('stores only the hash of a token', async () => {
    const launched = await launchTokenOf(server, member, token)
    const rows = await rowsOf(
      owner.kysely,
      sql<{ row: string }>`SELECT t::text AS row FROM launch.launch_token t`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(launched))).toBe(false)
  })
})

describe('T-G1 a launch token', () => {
  it('is valid once, for the first of twenty callers', async () => {
    const launchToken = await launchTokenOf(server, member, token)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => acme.send('authenticate', { launchToken })),
    )
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'TOKEN_INVALID')).toHaveLength(19)
  })

  it('is not the session token, and neither is what it is exchanged for', async () => {
    const launchToken = await launchTokenOf(server, member, token)
    const { sessionToken } = await acme.send('authenticate', { launchToken })
    for (const wrong of [launchToken, sessionToken as string])
      expect((await member.get('/api/wps/member/info', { token: wrong })).status).toBe(401)
    expect((await acme.send('authenticate', { launchToken: token })).status).toBe('TOKEN_INVALID')
  })

  it('belongs to its vendor: another one cannot use it', async () => {
    const launchToken = await launchTokenOf(server, member, token)
    expect((await member.post('/api/studio/v1/authenticate', { launchToken })).code).toBe(
      'GAME_TOKEN_INVALID',
    )
    expect((await acme.send('authenticate', { launchToken })).status).toBe('OK')
  })

  it('belongs to its network, if the vendor says where its player is', async () => {
    const launchToken = await launchTokenOf(server, member, token)
    expect((await acme.send('authenticate', { launchToken, playerAddress: '203.0.113.9' })).status).toBe(
      'TOKEN_INVALID',
    )
    expect((await acme.send('authenticate', { launchToken, playerAddress: '127.0.0.1' })).status).toBe('OK')
  })

  it('is valid for sixty seconds', async () => {
    const launchToken = await launchTokenOf(server, member, token)
    await member.post('/api/dev/clock', { advance: 'PT61S' })
    expect((await acme.send('authenticate', { launchToken })).status).toBe('TOKEN_INVALID')
  })

  it('names the member, the language, the money and the game that was launched', async () => {
    const answer = await acme.send('authenticate', {
      launchToken: await launchTokenOf(server, member, token, { gameCode: 'ACME-3' }),
    })
    expect(answer).toMatchObject({
      status: 'OK',
      currency: 'THB',
      balanceAmount: 1_000_000,
      mode: 'REAL',
      language: 'en',
      gameCode: 'ACME-3',
    })
  })
})

describe('T-G2 after sign-out', () => {
  it('a token launched before is invalid', async () => {
    const client = server.client()
    const own = await client.signIn('member02')
    const launchToken = await launchTokenOf(server, client, own)
    await client.delete('/api/wps/session/logout', { token: own })
    expect((await acme.send('authenticate', { launchToken })).status).toBe('TOKEN_INVALID')
  })

  it('bets are refused at once, wins and rollbacks accepted, and a second session of the member is untouched', async () => {
    const [client, other] = [server.client(), server.client()]
    const [own, second] = [await client.signIn('member02'), await other.signIn('member02')]
    const [seat, secondSeat] = [
      await seatOf(server, acme, client, own),
      await seatOf(server, acme, other, second),
    ]
    const [won, returned] = [roundAt(seat), roundAt(seat)]
    const [wonBet, returnedBet] = [won.bet(), returned.bet()]
    expect((await acme.send('bet', wonBet)).status).toBe('OK')
    expect((await acme.send('bet', returnedBet)).status).toBe('OK')
    await client.delete('/api/wps/session/logout', { token: own })
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('SESSION_EXPIRED')
    expect(
      (await acme.send('balance', { memberId: seat.memberId, sessionToken: seat.sessionToken })).status,
    ).toBe('SESSION_EXPIRED')
    expect(await acme.send('win', won.win(1_500))).toMatchObject({ status: 'OK', balanceAmount: 999_500 })
    expect(await acme.send('rollback', returned.rollback(returnedBet.transactionId))).toMatchObject({
      status: 'OK',
      balanceAmount: 1_000_500,
    })
    expect((await acme.send('bet', roundAt(secondSeat).bet())).status).toBe('OK')
  })

  it('half an hour without a call ends the session in the game, a call in between keeps it', async () => {
    const client = server.client()
    const seat = await seatOf(server, acme, client, await client.signIn('member03'))
    const advance = (duration: string) => client.post('/api/dev/clock', { advance: duration })
    await advance('PT20M')
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
    await advance('PT20M')
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
    await advance('PT31M')
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('SESSION_EXPIRED')
  })
})

describe('T-Y1 free play', () => {
  it('a trial account plays for free and nothing else', async () => {
    const visitor = server.client()
    const trial = await visitor.post<{ token: string }>('/api/wps/session/login/freeplay', {
      humanCheck: await visitor.humanCheck('login'),
    })
    const own = trial.value.token
    expect(
      await visitor.post('/api/wps/game/launchGame', { ...siam, accountType: 1 }, { token: own }),
    ).toMatchObject({ status: 403, code: 'GAME_TRIAL_BLOCKED' })
    const seat = await seatOf(server, acme, visitor, own)
    expect(seat.currency).toBe('TRIAL')
    expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('OK')
    expect((await acme.send('bet', roundAt({ ...seat, currency: 'THB' }).bet())).status).toBe(
      'CURRENCY_MISMATCH',
    )
  })

  it('a member’s free game moves play money, set to 10,000.00 once a day', async () => {
    const client = server.client()
    const own = await client.signIn('member05')
    const seat = await seatOf(server, acme, client, own, { accountType: 0 })
    expect(await acme.send('bet', roundAt(seat).bet(5_000))).toMatchObject({
      status: 'OK',
      balanceAmount: 995_000,
      currency: 'TRIAL',
    })
    const again = await seatOf(server, acme, client, own, { accountType: 0 })
    expect(
      await acme.send('balance', { memberId: again.memberId, sessionToken: again.sessionToken }),
    ).toMatchObject({ balanceAmount: 995_000 })
    expect((await client.get('/api/wps/v2/wallets/balance', { token: own })).value).toMatchObject({
      balance: 1_000_000,
      currency: 'THB',
    })
  })
})

test('a frozen member’s games end and bets are refused, wins still arrive', async () => {
  const client = server.client()
  const seat = await seatOf(server, acme, client, await client.signIn('member06'))
  const round = roundAt(seat)
  expect((await acme.send('bet', round.bet())).status).toBe('OK')
  const operator = await server.client().signInOperator('owner')
  const frozen = await server
    .client()
    .post(
      `/api/operator/members/${seat.memberId}/freeze`,
      { reason: 'a test of freezing' },
      { token: operator, key: 'freeze-1' },
    )
  expect(frozen.status).toBe(200)
  expect(['SESSION_EXPIRED', 'MEMBER_BLOCKED']).toContain(
    (await acme.send('bet', roundAt(seat).bet())).status,
  )
  expect((await acme.send('win', round.win())).status).toBe('OK')
})
