import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitOf } from '../../../kernel/fair/stream.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { playerOf, type Player, type RoundAnswer, type SeedsAnswer } from '../../../tests/support/studio.ts'

let server: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

const read = async (player: Player) =>
  (await player.client.get<SeedsAnswer>('/api/studio/v1/seeds', { token: player.gameToken })).value
const rotate = async (player: Player, body: object = {}) =>
  player.client.post<SeedsAnswer>('/api/studio/v1/seeds', body, { token: player.gameToken })

describe('seeds', () => {
  it('are committed before the first round, the next pair too', async () => {
    const player = await playerOf(server, 'member01')
    const before = await read(player)
    expect(before).toMatchObject({ nonce: 0, clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(before.commit).not.toBe(before.nextCommit)
    const { value } = await player.play()
    expect(value.proof).toMatchObject({ commit: before.commit, clientSeed: before.clientSeed, nonce: 0 })
    expect(await read(player)).toEqual({ ...before, nonce: 1 })
  })

  it('rotate: the old server seed is revealed, the pair committed in advance takes over with the member’s words', async () => {
    const player = await playerOf(server, 'member02')
    await player.play()
    const before = await read(player)
    const { value } = await rotate(player, { clientSeed: 'my-own_words-7' })
    expect(commitOf(value.revealedServerSeed)).toBe(before.commit)
    expect(value).toMatchObject({ commit: before.nextCommit, clientSeed: 'my-own_words-7', nonce: 0 })
    expect((await player.play()).value.proof).toMatchObject({
      commit: before.nextCommit,
      clientSeed: 'my-own_words-7',
      nonce: 0,
    })
    // Without words of their own the member keeps the last ones.
    expect((await rotate(player)).value).toMatchObject({
      commit: value.nextCommit,
      clientSeed: 'my-own_words-7',
    })
  })

  it('refuse invalid words', async () => {
    const player = await playerOf(server, 'member02')
    for (const clientSeed of ['', 'a b', 'ก', 'x'.repeat(65), 5])
      expect(await rotate(player, { clientSeed })).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  })

  it('are stored sealed until they are revealed', async () => {
    const player = await playerOf(server, 'member03')
    await player.play()
    const before = await rowsOf(
      owner.kysely,
      sql<{ row: string }>`SELECT p::text AS row FROM studio.seed_pair p WHERE state <> 'RETIRED'`,
    )
    const { value } = await rotate(player)
    expect(before.some(({ row }) => row.includes(value.revealedServerSeed))).toBe(false)
  })

  it('rotate by themselves after a day and after 10,000 rounds', async () => {
    const player = await playerOf(server, 'member04')
    const { value: first } = await player.play()
    await run(
      owner.kysely,
      sql`UPDATE studio.seed_pair SET nonce = 9999 WHERE commit_hash = ${first.proof.commit}`,
    )
    const { value: last } = await player.play()
    expect(last.proof).toMatchObject({ commit: first.proof.commit, nonce: 9_999 })
    const { value: next } = await player.play()
    expect(next.proof.nonce).toBe(0)
    expect(next.proof.commit).not.toBe(first.proof.commit)
    await player.client.post('/api/dev/clock', { advance: 'PT25H' })
    const later = await playerOf(server, 'member04')
    expect((await later.play()).value.proof).toMatchObject({ nonce: 0, clientSeed: next.proof.clientSeed })
  })

  it('rotate at once twenty times while rounds are played: every round belongs to one pair, no nonce is lost', async () => {
    const player = await playerOf(server, 'member05')
    const rounds: RoundAnswer[] = []
    await Promise.all([
      ...Array.from({ length: 60 }, async () => {
        const key = randomUUID()
        let reply = await player.play(100, key)
        // A caller whose pair was rotated repeatedly is asked to come back, and does so with the same key.
        while (!reply.success && reply.code === 'COMMON_BUSY') reply = await player.play(100, key)
        // A rotation first finds out the result of a round under way; one not taken by the wallet yet is
        // given up.
        if (reply.success) rounds.push(reply.value)
        else expect(reply.code).toBe('ROUND_STATE')
      }),
      ...Array.from({ length: 20 }, () => rotate(player)),
    ])
    const stored = await rowsOf(
      owner.kysely,
      sql<{ nonces: number[]; next: number }>`
      SELECT array_agg(r.nonce ORDER BY r.nonce) AS nonces, p.nonce AS next FROM studio.seed_pair p JOIN studio.round r USING (pair_id)
      JOIN identity.account a ON a.account_id::text = p.member_id WHERE a.username = 'member05' GROUP BY p.pair_id`,
    )
    for (const { nonces, next } of stored)
      expect(nonces).toEqual(Array.from({ length: next }, (_, index) => index))
    expect(await player.balance()).toBe(
      1_000_000 + rounds.reduce((sum, round) => sum + round.winAmount - round.betAmount, 0),
    )
  })
})

describe('many simultaneously', () => {
  it('on a pair that is a day old: it is retired once, and every round is played from the next', async () => {
    const player = await playerOf(server, 'member08')
    const { value: first } = await player.play()
    const { client } = player
    await client.post('/api/dev/clock', { advance: 'PT25H' })
    const later = await playerOf(server, 'member08')
    const replies = await Promise.all(Array.from({ length: 20 }, () => later.play()))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(replies.map(({ value }) => value.proof.nonce).sort((one, other) => one - other)).toEqual(
      replies.map((_, nonce) => nonce),
    )
    expect(new Set(replies.map(({ value }) => value.proof.commit)).size).toBe(1)
    expect(replies[0]!.value.proof.commit).not.toBe(first.proof.commit)
  })

  it('asked to rotate: each has its own seed revealed', async () => {
    const player = await playerOf(server, 'member09')
    await player.play()
    const replies = await Promise.all(Array.from({ length: 12 }, () => rotate(player)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ value }) => value.revealedServerSeed)).size).toBe(12)
  })
})

describe('the verify page', () => {
  it('reads the member’s own rounds with their proof, including the server seed once it is revealed', async () => {
    const player = await playerOf(server, 'member06')
    const { value: round } = await player.play()
    const read = async () =>
      (await player.client.get(`/api/studio/v1/fair/rounds/${round.roundId}`, { token: player.token })).value
    expect(await read()).toMatchObject({
      roundId: round.roundId,
      gameCode: 'TUKTUK3',
      events: round.events,
      proof: round.proof,
      winAmount: round.winAmount,
      serverSeed: null,
      mode: 'REAL',
      state: 'SETTLED',
    })
    const rotated = await player.client.post<SeedsAnswer>(
      '/api/studio/v1/fair/seeds',
      { clientSeed: 'from-the-page' },
      { token: player.token },
    )
    expect(await read()).toMatchObject({ serverSeed: rotated.value.revealedServerSeed })
    const seeds = await player.client.get('/api/studio/v1/fair/seeds', { token: player.token })
    expect(seeds.value).toMatchObject({
      clientSeed: 'from-the-page',
      lastRevealed: {
        serverSeed: rotated.value.revealedServerSeed,
        commit: round.proof.commit,
        roundCount: 1,
      },
    })
    const list = await player.client.get<{ list: { roundId: string }[] }>(
      '/api/studio/v1/fair/rounds?pageSize=5',
      { token: player.token },
    )
    expect(list.value.list.map(({ roundId }) => roundId)).toEqual([round.roundId])
  })

  it('shows no other member’s round', async () => {
    const player = await playerOf(server, 'member07')
    const { value: round } = await player.play()
    const other = await playerOf(server, 'member08')
    for (const roundId of [round.roundId, 'no-uuid', '00000000-0000-7000-8000-000000000000']) {
      expect(
        await other.client.get(`/api/studio/v1/fair/rounds/${roundId}`, { token: other.token }),
      ).toMatchObject({ status: 404, code: 'ROUND_NOT_FOUND' })
    }
  })
})
