/** What is stored of rounds, and which of them is shown again. */
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import { playerOf, sitDown } from '../../tests/support/studio.ts'
import { studioKey } from '../index.ts'
import { KNOWN, readLatestRound, readRoundsOfGame, STALE, STORED, storeRounds } from './store/rounds.ts'
import type { DrawnRound } from './drawn-round.ts'

let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

describe('storing a batch', () => {
  it('looks nothing up if every key is new; a repeated key is found, and its nonce stays for the next round', async () => {
    const player = await playerOf(server, 'member13')
    await player.play(500)
    const { queue, seeds } = server.process.services.use(studioKey)
    await queue.flush()
    const { id } = await oneOf(
      owner.kysely,
      sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'member13'`,
    )
    const { pairId, nonce, commit, clientSeed } = await seeds.of(id)
    const round = (drawn: number, key: string): DrawnRound => ({
      roundId: newId(Date.now()),
      memberId: id,
      merchantId: 'demo',
      sessionId: randomUUID(),
      key,
      bodyHash: randomUUID(),
      pairId,
      nonce: nonce + drawn,
      gameCode: 'TUKTUK3',
      mathVersion: '1',
      betAmount: 500n,
      winAmount: 0n,
      isFree: false,
      grantId: null,
      choiceText: '',
      events: [],
      eventsText: '[]',
      commit,
      clientSeed,
      jackpotDraw: null,
    })
    const client = await owner.pool.connect()
    const searches = async () =>
      Number(
        (
          await client.query<{ count: string }>(
            "SELECT idx_scan + seq_scan AS count FROM pg_stat_xact_user_tables WHERE relid = 'studio.round'::regclass",
          )
        ).rows[0]!.count,
      )
    const store = (...rounds: DrawnRound[]) => storeRounds(client as unknown as Pool, rounds, [], new Date())
    await client.query('BEGIN')
    try {
      const before = await searches()
      expect(await store(...Array.from({ length: 20 }, (_, drawn) => round(drawn, randomUUID())))).toEqual(
        Array(20).fill(STORED),
      )
      expect(await searches()).toBe(before)
      const repeated = randomUUID()
      expect(await store(round(20, repeated))).toEqual([STORED])
      expect(await store(round(21, randomUUID()), round(22, repeated), round(23, randomUUID()))).toEqual([
        STORED,
        KNOWN,
        STALE,
      ])
      expect(await store(round(22, randomUUID()))).toEqual([STORED])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })
})

describe('a round that was not seen to its end', () => {
  it('is shown again until it was seen, in its own game and money only', async () => {
    const player = await playerOf(server, 'member07')
    const { value: round } = await player.play(500)
    const again = await sitDown(server, player.client, player.token)
    expect(again.entered.state).toMatchObject({
      roundId: round.roundId,
      events: round.events,
      winAmount: round.winAmount,
      proof: round.proof,
    })
    expect(
      (await sitDown(server, player.client, player.token, { gameCode: 'SIAMGOLD20' })).entered.state,
    ).toBeNull()
    expect((await sitDown(server, player.client, player.token, { accountType: 0 })).entered.state).toBeNull()
    expect(
      (
        await player.client.post(
          `/api/studio/v1/rounds/${round.roundId}/shown`,
          {},
          { token: again.gameToken },
        )
      ).success,
    ).toBe(true)
    expect((await sitDown(server, player.client, player.token)).entered.state).toBeNull()
  })

  it('is found without reading the rounds of other games that came after it', async () => {
    const player = await playerOf(server, 'member12')
    const { value: round } = await player.play(500)
    await server.process.services.use(studioKey).queue.flush()
    const { id } = await oneOf(
      owner.kysely,
      sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'member12'`,
    )
    await run(
      owner.kysely,
      sql`
      INSERT INTO studio.round (member_id, round_id, pair_id, bet_amount, win_amount, played_at, session_id, body_hash, nonce, state, is_free, merchant_id, game_code, math_version, events)
      SELECT member_id, uuidv7(), pair_id, bet_amount, win_amount, played_at, session_id, body_hash, 1000000 + n, 1, is_free, merchant_id, 'SIAMGOLD20', math_version, events
      FROM studio.round, generate_series(1, 3000) AS n WHERE member_id = ${id} AND round_id = ${round.roundId}`,
    )
    await owner.pool.query('ANALYZE studio.round')
    await owner.transaction(async (tx) => {
      const rowsRead = async () =>
        Number(
          (
            await oneOf(
              tx,
              sql<{
                count: bigint
              }>`SELECT idx_tup_fetch + seq_tup_read AS count FROM pg_stat_xact_user_tables WHERE relid = 'studio.round'::regclass`,
            )
          ).count,
        )
      const before = await rowsRead()
      expect((await readLatestRound(tx, id, 'TUKTUK3', false))?.round_id).toBe(round.roundId)
      expect((await rowsRead()) - before).toBe(1)
      expect(
        (await readRoundsOfGame(tx, id, { gameCode: 'TUKTUK3', isFree: false }, { pageNo: 1, pageSize: 20 }))
          .total,
      ).toBe(1)
      expect((await rowsRead()) - before).toBe(3)
      expect(await readLatestRound(tx, id, 'YIPENG243', false)).toBeUndefined()
      expect((await rowsRead()) - before).toBe(3)
    })
    expect((await sitDown(server, player.client, player.token)).entered.state).toMatchObject({
      roundId: round.roundId,
    })
  })

  it('is marked as shown by its own member only', async () => {
    const player = await playerOf(server, 'member07')
    const { value: round } = await player.play(500)
    const other = await playerOf(server, 'member08')
    for (const roundId of [round.roundId, 'x']) {
      expect(
        await other.client.post(`/api/studio/v1/rounds/${roundId}/shown`, {}, { token: other.gameToken }),
      ).toMatchObject({ code: 'ROUND_NOT_FOUND' })
    }
  })
})
