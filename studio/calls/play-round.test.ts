import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game as naga243 } from '../../games/naga243/rules/index.ts'
import { game as siamgold20 } from '../../games/siamgold20/rules/index.ts'
import { game as somtam20 } from '../../games/somtam20/rules/index.ts'
import { game as tuktuk3 } from '../../games/tuktuk3/rules/index.ts'
import { recomputeRound } from '../../kernel/games/recompute-round.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { changeSettingByTwo } from '../../tests/support/two-people.ts'
import { studioKey } from '../studio.ts'
import { playerOf, sitDown, type RoundAnswer, type SeedsAnswer } from '../../tests/support/studio.ts'

let server: TestServer
let second: TestServer
let owner: Database
beforeAll(async () => {
  server = await startServer()
  second = await startServer({ seed: false, database: { url: server.ownerUrl, ownerUrl: server.ownerUrl } })
  owner = openDatabase({ url: server.ownerUrl, role: null })
})
afterAll(async () => {
  await owner.close()
  await second.close()
  await server.close()
})

interface Past { roundId: string; betAmount: number; winAmount: number; currency: string }

/** As an operator sets them; absent values are the defaults. Every process has heard of it when this answers. */
async function setRules(values: { isAutoplayAllowed?: boolean; leastSpinMs?: number }): Promise<void> {
  for (const [name, value] of [['launch.slotAutoplay', values.isAutoplayAllowed], ['launch.slotLeastSpinMs', values.leastSpinMs]] as const) {
    await changeSettingByTwo(server, name, value === undefined ? undefined : `${value}`)
  }
  const wanted = { isAutoplayAllowed: false, leastSpinMs: 0, ...values }
  for (const house of [server, second]) await expect.poll(() => house.process.services.use(studioKey).port.slotRulesOf!('demo')).toEqual(wanted)
}

describe('the game’s own history', () => {
  it('lists the settled rounds of this game and mode, newest first, page by page', async () => {
    const player = await playerOf(server, 'member13', { gameCode: 'NAGA243' })
    const other = await sitDown(server, player.client, player.token, { gameCode: 'SOMTAM20' })
    await other.play(100)
    const rounds: RoundAnswer[] = []
    for (let turn = 0; turn < 3; turn++) rounds.push((await player.play(300)).value)
    const read = async (pageNo: number) => (await player.client.get<{ list: Past[]; totalCount: number; totalPages: number }>(`/api/studio/v1/rounds?pageNo=${pageNo}&pageSize=2`, { token: player.gameToken })).value
    const [first, last] = [await read(1), await read(2)]
    expect([...first.list, ...last.list].map(({ roundId, betAmount, winAmount }) => [roundId, betAmount, winAmount])).toEqual(rounds.toReversed().map((round) => [round.roundId, 300, round.winAmount]))
    expect([first.totalCount, first.totalPages, first.list[0]!.currency]).toEqual([3, 2, 'THB'])
    const free = await sitDown(server, player.client, player.token, { gameCode: 'NAGA243', accountType: 0 })
    expect((await player.client.get<{ list: Past[] }>('/api/studio/v1/rounds', { token: free.gameToken })).value.list).toEqual([])
  })

  it('the game is told how the house lets it be played: no automatic spins until an operator allows them', async () => {
    const rulesOf = async () => ((await playerOf(server, 'member13', { gameCode: 'NAGA243' })).entered as unknown as { rules: object }).rules
    expect(await rulesOf()).toEqual({ isAutoplayAllowed: false, leastSpinMs: 0 })
    await setRules({ isAutoplayAllowed: true, leastSpinMs: 2500 })
    expect(await rulesOf()).toEqual({ isAutoplayAllowed: true, leastSpinMs: 2500 })
    await setRules({})
    expect(await rulesOf()).toEqual({ isAutoplayAllowed: false, leastSpinMs: 0 })
  })

  it('an automatic spin is refused from the moment the house allows none, before anything is drawn; a hand spins on, and a known key has its answer', async () => {
    const player = await playerOf(server, 'member14')
    const spin = (key: string, isAuto = true) => player.play(100, key, { isAuto })
    const [played, refused] = [randomUUID(), randomUUID()]
    await setRules({ isAutoplayAllowed: true })
    const first = await spin(played)
    expect(first.success).toBe(true)
    await setRules({})
    const before = await player.balance()
    expect(await spin(refused)).toMatchObject({ status: 422, code: 'GAME_AUTOPLAY_OFF' })
    expect(await player.balance()).toBe(before)
    expect((await spin(played)).value).toEqual(first.value)
    expect((await spin(played, false)).value).toEqual(first.value)
    const { value } = await spin(refused, false)
    expect(value.proof.nonce).toBe(first.value.proof.nonce + 1)
  })
})

describe('a round', () => {
  it('is what its seeds give, and the ledger moves by what is shown', async () => {
    for (const game of [tuktuk3, siamgold20, naga243, somtam20]) {
      const stake = Number(game.betAmounts[0])
      const player = await playerOf(server, 'member01', { gameCode: game.gameCode })
      let expected = player.entered.balance
      const rounds: RoundAnswer[] = []
      for (let turn = 0; turn < 15; turn++) {
        const { value } = await player.play(stake)
        expected += value.winAmount - value.betAmount
        expect(value).toMatchObject({ betAmount: stake, balance: expected, currency: 'THB', closed: true })
        rounds.push(value)
      }
      expect(await player.balance()).toBe(expected)
      const { value: seeds } = await player.client.post<SeedsAnswer>('/api/studio/v1/seeds', {}, { token: player.gameToken })
      for (const round of rounds) {
        const again = recomputeRound(game, { serverSeed: seeds.revealedServerSeed, clientSeed: round.proof.clientSeed, nonce: round.proof.nonce, betAmount: BigInt(stake) })
        expect(again.commit).toBe(round.proof.commit)
        expect(Number(again.winAmount)).toBe(round.winAmount)
        expect(again.events).toEqual(round.events)
      }
      expect(rounds.map((round) => round.proof.nonce)).toEqual(rounds.map((_, index) => rounds[0]!.proof.nonce + index))
    }
  })

  it('is stored whole before anyone is told of it', async () => {
    const player = await playerOf(server, 'member02')
    const { value } = await player.play(500)
    const row = await oneOf(owner.kysely, sql<{ events: string; win_amount: bigint; nonce: number; game_code: string; math_version: string }>`
      SELECT events, win_amount, nonce, game_code, math_version FROM studio.round WHERE round_id = ${value.roundId}`)
    expect(JSON.parse(row.events)).toEqual(value.events)
    expect(row).toMatchObject({ win_amount: BigInt(value.winAmount), nonce: value.proof.nonce, game_code: 'TUKTUK3', math_version: value.proof.mathVersion })
  })

  it('in free play moves play money through the same code', async () => {
    const player = await playerOf(server, 'member03', { accountType: 0 })
    expect(player.entered).toMatchObject({ mode: 'FREE', currency: 'TRIAL', balance: 1_000_000 })
    const { value } = await player.play(1_000)
    expect(value).toMatchObject({ currency: 'TRIAL', balance: 1_000_000 - 1_000 + value.winAmount })
    expect(await player.balance()).toBe(1_000_000)
  })
})

describe('the key of a round', () => {
  it('sent again gets the first answer, marked as a repeat', async () => {
    const player = await playerOf(server, 'member04')
    const key = randomUUID()
    const first = await player.play(200, key)
    await player.play(200)
    const again = await player.play(200, key)
    expect(again.value).toEqual(first.value)
    expect(again.headers.get('idempotency-hit')).toBe('true')
    expect(first.headers.get('idempotency-hit')).toBeNull()
  })

  it('sent again to another process, after a new sign-in, gets the same', async () => {
    const player = await playerOf(server, 'member04')
    const key = randomUUID()
    const first = await player.play(200, key)
    const client = second.client()
    const other = await sitDown(second, client, await client.signIn('member04'))
    expect((await other.play(200, key)).value).toEqual(first.value)
  })

  it('with another body is refused', async () => {
    const player = await playerOf(server, 'member05')
    const key = randomUUID()
    await player.play(200, key)
    for (const stake of [500, 333]) expect(await player.play(stake, key), `${stake}`).toMatchObject({ status: 422, code: 'REQUEST_KEY_REUSED' })
  })

  it('sent forty times at once to two processes plays one round', async () => {
    const one = await playerOf(server, 'member05')
    const client = second.client()
    const two = await sitDown(second, client, await client.signIn('member05'))
    const before = await one.balance()
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).play(100, key)))
    const done = replies.filter((reply) => reply.success)
    expect(done.length).toBeGreaterThan(0)
    for (const reply of replies) expect(reply.success || reply.code === 'REQUEST_IN_PROGRESS').toBe(true)
    expect(new Set(done.map((reply) => reply.value.roundId)).size).toBe(1)
    expect(await one.balance()).toBe(before - 100 + done[0]!.value.winAmount)
  })

  it('is required', async () => {
    const player = await playerOf(server, 'member05')
    expect(await player.client.post('/api/studio/v1/rounds', { gameCode: 'TUKTUK3', betAmount: 100 }, { token: player.gameToken })).toMatchObject({ code: 'REQUEST_KEY_REQUIRED' })
  })

  it('finds its round among the operations', async () => {
    const player = await playerOf(server, 'member05')
    const key = randomUUID()
    const first = await player.play(100, key)
    await expect.poll(async () => (await player.client.get<{ value: unknown }>(`/api/wps/operations/${key}`, { token: player.token })).value?.value).toEqual(first.value)
  })
})

describe('nonces', () => {
  it('have no gap and no double, whatever comes at once to two processes', async () => {
    const one = await playerOf(server, 'member06')
    const client = second.client()
    const two = await sitDown(second, client, await client.signIn('member06'))
    const replies = await Promise.all(Array.from({ length: 120 }, (_, index) => (index % 3 ? one : two).play(100)))
    expect(replies.filter(({ success }) => !success).map(({ status, code }) => `${status} ${code}`)).toEqual([])
    const nonces = replies.map((reply) => reply.value.proof.nonce).sort((a, b) => a - b)
    expect(nonces).toEqual(nonces.map((_, index) => index))
    expect(new Set(replies.map((reply) => reply.value.proof.commit)).size).toBe(1)
    expect(await one.balance()).toBe(1_000_000 + replies.reduce((sum, reply) => sum + reply.value.winAmount - 100, 0))
  })
})

describe('the least time from one spin to the next', () => {
  const least = 10_000
  const moveLast = (memberId: string, by: string) => run(owner.kysely, sql`
    UPDATE studio.round SET played_at = app.now() + ${by}::interval WHERE member_id = ${memberId}`)
  const memberOf = async (roundId: string) => (await oneOf(owner.kysely, sql<{ member_id: string }>`SELECT member_id FROM studio.round WHERE round_id = ${roundId}`)).member_id

  it('refuses an earlier spin in any slot and process by its name, takes nothing, and never refuses a repeated key', async () => {
    await setRules({ leastSpinMs: least })
    const player = await playerOf(server, 'member15')
    const client = second.client()
    const elsewhere = await sitDown(second, client, await client.signIn('member15'), { gameCode: 'NAGA243' })
    const key = randomUUID()
    const first = await player.play(100, key)
    const memberId = await memberOf(first.value.roundId)
    await moveLast(memberId, '1 hour')
    const balance = await player.balance()
    const early = randomUUID()
    const refused = await player.play(100, early)
    expect(refused).toMatchObject({ status: 429, code: 'GAME_SPIN_TOO_SOON' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
    expect(await elsewhere.play(300)).toMatchObject({ status: 429, code: 'GAME_SPIN_TOO_SOON' })
    expect((await player.play(100, key)).value).toEqual(first.value)
    expect(await player.balance()).toBe(balance)
    await moveLast(memberId, '-10 seconds')
    expect((await player.play(100, early)).success).toBe(true)
    await setRules({})
    expect((await player.play(100)).success).toBe(true)
  })

  it('lets no two spins closer together, whatever comes at once to two processes', async () => {
    await setRules({ leastSpinMs: least })
    const one = await playerOf(server, 'member16')
    const client = second.client()
    const two = await sitDown(second, client, await client.signIn('member16'))
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).play(100)))
    const played = replies.filter(({ success }) => success)
    for (const reply of replies) expect(reply.success || reply.code === 'GAME_SPIN_TOO_SOON').toBe(true)
    expect(played.length).toBeGreaterThan(0)
    const { gap } = await oneOf(owner.kysely, sql<{ gap: number | null }>`
      SELECT min(ms)::float8 AS gap FROM (SELECT extract(epoch FROM played_at - lag(played_at) OVER (ORDER BY round_id)) * 1000 AS ms
      FROM studio.round WHERE member_id = ${await memberOf(played[0]!.value.roundId)} AND state <> 2) AS gaps`)
    expect(gap ?? least).toBeGreaterThanOrEqual(least)
    await setRules({})
  })
})

describe('what is refused', () => {
  it('a stake that the game does not have', async () => {
    const player = await playerOf(server, 'member07')
    for (const stake of [1, 101, 999_999]) expect(await player.play(stake)).toMatchObject({ status: 422, code: 'GAME_BET_INVALID' })
    for (const stake of [0, -100, 100.5]) expect(await player.play(stake)).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(await player.play(100, randomUUID(), { choice: 'left' })).toMatchObject({ code: 'GAME_BET_INVALID' })
    expect(await player.balance()).toBe(1_000_000)
  })

  it('a game that the token was not made for', async () => {
    const player = await playerOf(server, 'member07')
    for (const gameCode of ['SIAMGOLD20', 'NAGA243']) expect(await player.play(100, randomUUID(), { gameCode })).toMatchObject({ code: 'GAME_NOT_FOUND' })
  })

  it('a stake that the member does not have, with the same answer to the same key', async () => {
    const player = await playerOf(server, 'member20')
    const key = randomUUID()
    expect(await player.play(100, key)).toMatchObject({ status: 422, code: 'BAL_INSUFFICIENT' })
    expect(await player.play(100, key)).toMatchObject({ status: 422, code: 'BAL_INSUFFICIENT' })
    expect(await player.balance()).toBe(0)
  })

  it('a round after sign-out, and after sign-in the same key plays', async () => {
    const player = await playerOf(server, 'member08')
    await player.client.delete('/api/wps/session/logout', { token: player.token })
    const key = randomUUID()
    expect(await player.play(100, key)).toMatchObject({ status: 401, code: 'GAME_TOKEN_INVALID' })
    const again = await playerOf(server, 'member08')
    expect((await again.play(100, key)).success).toBe(true)
  })

  it('tokens of other kinds', async () => {
    const player = await playerOf(server, 'member08')
    for (const token of [player.token, 'x'.repeat(43), '']) {
      expect((await player.client.post('/api/studio/v1/rounds', { gameCode: 'TUKTUK3', betAmount: 100 }, { token, key: randomUUID() })).status).toBe(401)
    }
    expect((await player.client.get('/api/wps/member/info', { token: player.gameToken })).status).toBe(401)
  })
})
