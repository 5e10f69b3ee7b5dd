/** A round that is cut off at any point, and what becomes of it. */
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WalletPort } from '../../contract/vendor/launch/port.ts'
import { newId } from '../../kernel/ids.ts'
import { admitVendor, launchKey } from '../../modules/launch/index.ts'
import { firstOf, oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import { playerOf, sitDown } from '../../tests/support/studio.ts'
import { launchTokenOf } from '../../tests/support/vendor.ts'
import { httpPort, openStudio, studioKey, type Studio } from '../index.ts'
import type { Seat } from '../seats.ts'
import { KNOWN, readLatestRound, readRoundsOfGame, STALE, STORED, storeRounds } from '../store/rounds.ts'
import type { DrawnRound } from './drawn-round.ts'

let server: TestServer
let owner: Database
let wallet: WalletPort
const opened: Studio[] = []
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  wallet = server.process.services.use(launchKey).portOf('STUDIO')
})
afterAll(async () => {
  for (const studio of opened) await studio.close()
  await owner.close()
  await server.close()
})

/** A studio of its own over the same tables, whose line to the wallet is as told. */
function studioWith(port: Partial<WalletPort>): Studio {
  const studio = openStudio({ databaseUrl: server.ownerUrl, port: { ...wallet, ...port }, secretKey: server.process.config.secretKey, onError: () => {} })
  opened.push(studio)
  return studio
}

async function seatIn(studio: Studio, username: string): Promise<{ seat: Seat; balance: () => Promise<number>; token: string; client: ReturnType<TestServer['client']> }> {
  const client = server.client()
  const token = await client.signIn(username)
  const answer = await wallet.authenticate({ launchToken: await launchTokenOf(server, client, token, { vassalage: 'STUDIO', gameCode: 'TUKTUK3' }) })
  const { seat } = await studio.seats.take({ memberId: answer.memberId!, merchantId: 'demo', gameCode: 'TUKTUK3', isFree: false, walletToken: answer.sessionToken! })
  return { seat, token, client, balance: async () => (await client.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance }
}

const order = (key: string) => ({ gameCode: 'TUKTUK3', betAmount: 1_000, key })
const lost = async (): Promise<never> => { throw new Error('the line is lost') }
/** The wallet does what it is asked, and its answer never arrives. */
const lostAfter = async (message: never): Promise<never> => { await wallet.betWin(message); return lost() }
const stateOf = (memberId: string, key: string) => firstOf(owner.kysely, sql<{ state: number; round_id: string }>`SELECT state, round_id FROM studio.round WHERE member_id = ${memberId} AND key = ${key}`)
const sweep = async () => {
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await server.process.jobs.runNow('studio.sweep-rounds')
}

describe('cut off before the wallet was reached', () => {
  it('the same key brings the stored round to its end', async () => {
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

describe('cut off after the wallet settled it', () => {
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

  it('left alone it is found settled, and comes back when the game is opened again', async () => {
    const broken = studioWith({ betWin: lostAfter as never })
    const { seat, token, client } = await seatIn(broken, 'member05')
    const key = randomUUID()
    await expect(broken.rounds.play(seat, order(key))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await sweep()
    const stored = await stateOf(seat.memberId, key)
    expect(stored?.state).toBe(1)
    const player = await sitDown(server, client, token)
    expect(player.entered.state).toMatchObject({ roundId: stored!.round_id, gameCode: 'TUKTUK3', betAmount: 1_000, balance: player.entered.balance })
  })

  it('opening the game finds it out at once', async () => {
    const broken = studioWith({ betWin: lostAfter as never })
    const { seat, token, client } = await seatIn(broken, 'member06')
    await expect(broken.rounds.play(seat, order(randomUUID()))).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    expect((await sitDown(server, client, token)).entered.state).toMatchObject({ betAmount: 1_000 })
  })
})

describe('storing a batch', () => {
  it('looks for nothing where every key is new; a repeated key is found, and its nonce stays for the next round', async () => {
    const player = await playerOf(server, 'member13')
    await player.play(500)
    const { queue, seeds } = server.process.services.use(studioKey)
    await queue.flush()
    const { id } = await oneOf(owner.kysely, sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'member13'`)
    const { pairId, nonce, commit, clientSeed } = await seeds.of(id)
    const round = (drawn: number, key: string): DrawnRound => ({
      roundId: newId(Date.now()), memberId: id, merchantId: 'demo', sessionId: randomUUID(), key, bodyHash: randomUUID(), pairId, nonce: nonce + drawn, gameCode: 'TUKTUK3', mathVersion: '1',
      betAmount: 500n, winAmount: 0n, isFree: false, choiceText: '', events: [], eventsText: '[]', commit, clientSeed, jackpotDraw: null,
    })
    const client = await owner.pool.connect()
    const searches = async () => Number((await client.query<{ count: string }>("SELECT idx_scan + seq_scan AS count FROM pg_stat_xact_user_tables WHERE relid = 'studio.round'::regclass")).rows[0]!.count)
    const store = (...rounds: DrawnRound[]) => storeRounds(client as unknown as Pool, rounds, [], new Date())
    await client.query('BEGIN')
    try {
      const before = await searches()
      expect(await store(...Array.from({ length: 20 }, (_, drawn) => round(drawn, randomUUID())))).toEqual(Array(20).fill(STORED))
      expect(await searches()).toBe(before)
      const repeated = randomUUID()
      expect(await store(round(20, repeated))).toEqual([STORED])
      expect(await store(round(21, randomUUID()), round(22, repeated), round(23, randomUUID()))).toEqual([STORED, KNOWN, STALE])
      expect(await store(round(22, randomUUID()))).toEqual([STORED])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })
})

describe('a round that nobody saw to its end', () => {
  it('comes back until it is shown, in its own game and money only', async () => {
    const player = await playerOf(server, 'member07')
    const { value: round } = await player.play(500)
    const again = await sitDown(server, player.client, player.token)
    expect(again.entered.state).toMatchObject({ roundId: round.roundId, events: round.events, winAmount: round.winAmount, proof: round.proof })
    expect((await sitDown(server, player.client, player.token, { gameCode: 'SIAMGOLD20' })).entered.state).toBeNull()
    expect((await sitDown(server, player.client, player.token, { accountType: 0 })).entered.state).toBeNull()
    expect((await player.client.post(`/api/studio/v1/rounds/${round.roundId}/shown`, {}, { token: again.gameToken })).success).toBe(true)
    expect((await sitDown(server, player.client, player.token)).entered.state).toBeNull()
  })

  it('is found without reading the rounds of other games that came after it', async () => {
    const player = await playerOf(server, 'member12')
    const { value: round } = await player.play(500)
    await server.process.services.use(studioKey).queue.flush()
    const { id } = await oneOf(owner.kysely, sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'member12'`)
    await run(owner.kysely, sql`
      INSERT INTO studio.round (member_id, round_id, pair_id, bet_amount, win_amount, played_at, session_id, body_hash, nonce, state, is_free, merchant_id, game_code, math_version, events)
      SELECT member_id, uuidv7(), pair_id, bet_amount, win_amount, played_at, session_id, body_hash, 1000000 + n, 1, is_free, merchant_id, 'SIAMGOLD20', math_version, events
      FROM studio.round, generate_series(1, 3000) AS n WHERE member_id = ${id} AND round_id = ${round.roundId}`)
    await owner.pool.query('ANALYZE studio.round')
    await owner.transaction(async (tx) => {
      const rowsRead = async () => Number((await oneOf(tx, sql<{ count: bigint }>`SELECT idx_tup_fetch + seq_tup_read AS count FROM pg_stat_xact_user_tables WHERE relid = 'studio.round'::regclass`)).count)
      const before = await rowsRead()
      expect((await readLatestRound(tx, id, 'TUKTUK3', false))?.round_id).toBe(round.roundId)
      expect(await rowsRead() - before).toBe(1)
      expect((await readRoundsOfGame(tx, id, { gameCode: 'TUKTUK3', isFree: false }, { pageNo: 1, pageSize: 20 })).total).toBe(1)
      expect(await rowsRead() - before).toBe(3)
      expect(await readLatestRound(tx, id, 'YIPENG243', false)).toBeUndefined()
      expect(await rowsRead() - before).toBe(3)
    })
    expect((await sitDown(server, player.client, player.token)).entered.state).toMatchObject({ roundId: round.roundId })
  })

  it('is shown by its own member only', async () => {
    const player = await playerOf(server, 'member07')
    const { value: round } = await player.play(500)
    const other = await playerOf(server, 'member08')
    for (const roundId of [round.roundId, 'x']) {
      expect(await other.client.post(`/api/studio/v1/rounds/${roundId}/shown`, {}, { token: other.gameToken })).toMatchObject({ code: 'ROUND_NOT_FOUND' })
    }
  })
})

it('the studio plays the same over HTTP, signed as any vendor', async () => {
  await server.process.database.transaction((tx) => admitVendor(tx, server.process.config.secretKey, { code: 'STUDIO', launchUrl: '/stage/', secret: 'studio-over-http' }))
  await expect.poll(() => server.process.services.use(launchKey).directory.find('STUDIO')?.secrets.length).toBe(1)
  const far = studioWith(httpPort({ origin: server.origin, vendor: 'STUDIO', secret: 'studio-over-http' }))
  const { seat, balance } = await seatIn(far, 'member09')
  const key = randomUUID()
  const first = await far.rounds.play(seat, order(key))
  expect(await balance()).toBe(1_000_000 - 1_000 + first.value.winAmount)
  expect(await far.rounds.play(seat, order(key))).toEqual({ value: first.value, isRepeat: true })
})

it('the studio of this process closes with nothing left to note', async () => {
  const studio = server.process.services.use(studioKey)
  await studio.queue.flush()
  const left = await firstOf(owner.kysely, sql<{ count: number }>`SELECT count(*)::int AS count FROM studio.round WHERE state = 0`)
  expect(left?.count).toBe(0)
})
