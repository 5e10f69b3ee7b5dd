/** A round that is interrupted at any point. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { admitVendor, launchKey } from '../../modules/launch/index.ts'
import { firstOf, openDatabase, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import { sitDown } from '../../tests/support/studio.ts'
import { launchTokenOf } from '../../tests/support/vendor.ts'
import { httpPort, openStudio, studioKey, type Studio } from '../index.ts'
import type { Seat } from '../core/seats.ts'

let server: TestServer
let owner: Database
let wallet: HousePort
const opened: Studio[] = []
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  wallet = server.process.services.use(launchKey).housePortOf('STUDIO')
})
afterAll(async () => {
  for (const studio of opened) await studio.close()
  await owner.close()
  await server.close()
})

/** A studio of its own over the same tables, whose line to the wallet is as told. */
function studioWith(port: Partial<HousePort>): Studio {
  const studio = openStudio({
    databaseUrl: server.ownerUrl,
    port: { ...wallet, ...port },
    currencyOf: () => 'THB',
    secretKey: server.process.config.secretKey,
    onError: () => {},
  })
  opened.push(studio)
  return studio
}

async function seatIn(
  studio: Studio,
  username: string,
): Promise<{
  seat: Seat
  balance: () => Promise<number>
  token: string
  client: ReturnType<TestServer['client']>
}> {
  const client = server.client()
  const token = await client.signIn(username)
  const answer = await wallet.authenticate({
    launchToken: await launchTokenOf(server, client, token, { vassalage: 'STUDIO', gameCode: 'TUKTUK3' }),
  })
  const { seat } = await studio.seats.take({
    memberId: answer.memberId!,
    merchantId: 'demo',
    gameCode: 'TUKTUK3',
    isFree: false,
    walletToken: answer.sessionToken!,
  })
  return {
    seat,
    token,
    client,
    balance: async () =>
      (await client.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance,
  }
}

const order = (key: string) => ({ gameCode: 'TUKTUK3', betAmount: 1_000, key })
const lost = async (): Promise<never> => {
  throw new Error('the line is lost')
}
/** The wallet does what it is asked, and its answer never arrives. */
const lostAfter = async (message: never): Promise<never> => {
  await wallet.betWin(message)
  return lost()
}
const stateOf = (memberId: string, key: string) =>
  firstOf(
    owner.kysely,
    sql<{
      state: number
      round_id: string
    }>`SELECT state, round_id FROM studio.round WHERE member_id = ${memberId} AND key = ${key}`,
  )
const sweep = async () => {
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await server.process.jobs.runNow('studio.sweep-rounds')
}

describe('interrupted before the wallet was reached', () => {
  it('the same key completes the stored round', async () => {
    const broken = studioWith({ betWin: lost })
    const { seat, balance } = await seatIn(broken, 'member01')
    const key = randomUUID()
    await expect(broken.rounds.play(seat, order(key))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    const stored = await stateOf(seat.memberId, key)
    expect(stored?.state).toBe(0)
    expect(await balance()).toBe(1_000_000)
    const { value } = await studioWith({}).rounds.play(seat, order(key))
    expect(value.roundId).toBe(stored!.round_id)
    expect(await balance()).toBe(1_000_000 - 1_000 + value.winAmount)
  })

  it('left alone it is void, and takes no stake late', async () => {
    const broken = studioWith({ betWin: lost })
    const { seat, balance } = await seatIn(broken, 'member02')
    const key = randomUUID()
    await expect(broken.rounds.play(seat, order(key))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await sweep()
    expect(await stateOf(seat.memberId, key)).toBeUndefined()
    expect(await balance()).toBe(1_000_000)
    // The key is free: it plays a round of its own now.
    const { value, isRepeat } = await studioWith({}).rounds.play(seat, order(key))
    expect(isRepeat).toBe(false)
    expect(await balance()).toBe(1_000_000 - 1_000 + value.winAmount)
  })

  it('a rotation gives it up first, so that nobody sees a result before the stake', async () => {
    const broken = studioWith({ betWin: lost })
    const { seat, balance } = await seatIn(broken, 'member03')
    const key = randomUUID()
    await expect(broken.rounds.play(seat, order(key))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await broken.seeds.rotate(seat.memberId, undefined)
    expect(await stateOf(seat.memberId, key)).toBeUndefined()
    const { value } = await studioWith({}).rounds.play(seat, order(key))
    expect(value.proof.nonce).toBe(0)
    expect(await balance()).toBe(1_000_000 - 1_000 + value.winAmount)
  })
})

describe('interrupted after the wallet settled it', () => {
  it('the same key gets the answer that was lost, and nothing moves again', async () => {
    const broken = studioWith({ betWin: lostAfter as never })
    const { seat, balance } = await seatIn(broken, 'member04')
    const key = randomUUID()
    await expect(broken.rounds.play(seat, order(key))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    const after = await balance()
    const { value } = await studioWith({}).rounds.play(seat, order(key))
    expect(value.balance).toBe(after)
    expect(after).toBe(1_000_000 - 1_000 + value.winAmount)
    expect(await balance()).toBe(after)
  })

  it('left alone it is found settled, and is shown when the game is opened again', async () => {
    const broken = studioWith({ betWin: lostAfter as never })
    const { seat, token, client } = await seatIn(broken, 'member05')
    const key = randomUUID()
    await expect(broken.rounds.play(seat, order(key))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await sweep()
    const stored = await stateOf(seat.memberId, key)
    expect(stored?.state).toBe(1)
    const player = await sitDown(server, client, token)
    expect(player.entered.state).toMatchObject({
      roundId: stored!.round_id,
      gameCode: 'TUKTUK3',
      betAmount: 1_000,
      balance: player.entered.balance,
    })
  })

  it('opening the game clarifies it at once', async () => {
    const broken = studioWith({ betWin: lostAfter as never })
    const { seat, token, client } = await seatIn(broken, 'member06')
    await expect(broken.rounds.play(seat, order(randomUUID()))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    expect((await sitDown(server, client, token)).entered.state).toMatchObject({ betAmount: 1_000 })
  })
})

it('the studio plays the same over HTTP, signed as any vendor', async () => {
  await server.process.database.transaction((tx) =>
    admitVendor(tx, server.process.config.secretKey, {
      code: 'STUDIO',
      launchUrl: '/stage/',
      secret: 'studio-over-http',
    }),
  )
  await expect
    .poll(() => server.process.services.use(launchKey).directory.find('STUDIO')?.secrets.length)
    .toBe(1)
  const far = studioWith(httpPort({ origin: server.origin, vendor: 'STUDIO', secret: 'studio-over-http' }))
  const { seat, balance } = await seatIn(far, 'member09')
  const key = randomUUID()
  const first = await far.rounds.play(seat, order(key))
  expect(await balance()).toBe(1_000_000 - 1_000 + first.value.winAmount)
  expect(await far.rounds.play(seat, order(key))).toEqual({ value: first.value, isRepeat: true })
})

it('the studio of this process closes with nothing left to mark', async () => {
  const studio = server.process.services.use(studioKey)
  await studio.queue.flush()
  const left = await firstOf(
    owner.kysely,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM studio.round WHERE state = 0`,
  )
  expect(left?.count).toBe(0)
})
