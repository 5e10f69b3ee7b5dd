import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { game as naga243 } from '../../../games/naga243/rules/index.ts'
import { game as siamgold20 } from '../../../games/siamgold20/rules/index.ts'
import { game as somtam20 } from '../../../games/somtam20/rules/index.ts'
import { game as tuktuk3 } from '../../../games/tuktuk3/rules/index.ts'
import { recomputeRound } from '../../../kernel/games/recompute-round.ts'
import { oneOf, openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../tests/support/server.ts'
import { playerOf, sitDown, type RoundAnswer, type SeedsAnswer } from '../../../tests/support/studio.ts'
import { setRules } from '../../../tests/support/slot-rules.ts'

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

interface Past {
  roundId: string
  betAmount: number
  winAmount: number
  currency: string
}

describe('the game’s own history', () => {
  it('lists the settled rounds of this game and mode, newest first, page by page', async () => {
    const player = await playerOf(server, 'member13', { gameCode: 'NAGA243' })
    const other = await sitDown(server, player.client, player.token, { gameCode: 'SOMTAM20' })
    await other.play(100)
    const rounds: RoundAnswer[] = []
    for (let turn = 0; turn < 3; turn++) rounds.push((await player.play(300)).value)
    const read = async (pageNo: number) =>
      (
        await player.client.get<{ list: Past[]; totalCount: number; totalPages: number }>(
          `/api/studio/v1/rounds?pageNo=${pageNo}&pageSize=2`,
          { token: player.gameToken },
        )
      ).value
    const [first, last] = [await read(1), await read(2)]
    expect(
      [...first.list, ...last.list].map(({ roundId, betAmount, winAmount }) => [
        roundId,
        betAmount,
        winAmount,
      ]),
    ).toEqual(rounds.toReversed().map((round) => [round.roundId, 300, round.winAmount]))
    expect([first.totalCount, first.totalPages, first.list[0]!.currency]).toEqual([3, 2, 'THB'])
    const free = await sitDown(server, player.client, player.token, { gameCode: 'NAGA243', accountType: 0 })
    expect(
      (await player.client.get<{ list: Past[] }>('/api/studio/v1/rounds', { token: free.gameToken })).value
        .list,
    ).toEqual([])
  })

  it('the game’s settings come from the merchant: no automatic spins until an operator allows them', async () => {
    const rulesOf = async () =>
      ((await playerOf(server, 'member13', { gameCode: 'NAGA243' })).entered as unknown as { rules: object })
        .rules
    expect(await rulesOf()).toEqual({ isAutoplayAllowed: false, leastSpinMs: 0 })
    await setRules([server, second], { isAutoplayAllowed: true, leastSpinMs: 2500 })
    expect(await rulesOf()).toEqual({ isAutoplayAllowed: true, leastSpinMs: 2500 })
    await setRules([server, second], {})
    expect(await rulesOf()).toEqual({ isAutoplayAllowed: false, leastSpinMs: 0 })
  })

  it('an automatic spin is refused from the moment the merchant forbids them, before anything is drawn; a manual spin is accepted, and a known key has its answer', async () => {
    const player = await playerOf(server, 'member14')
    const spin = (key: string, isAuto = true) => player.play(100, key, { isAuto })
    const [played, refused] = [randomUUID(), randomUUID()]
    await setRules([server, second], { isAutoplayAllowed: true })
    const first = await spin(played)
    expect(first.success).toBe(true)
    await setRules([server, second], {})
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
      const { value: seeds } = await player.client.post<SeedsAnswer>(
        '/api/studio/v1/seeds',
        {},
        { token: player.gameToken },
      )
      for (const round of rounds) {
        const again = recomputeRound(game, {
          serverSeed: seeds.revealedServerSeed,
          clientSeed: round.proof.clientSeed,
          nonce: round.proof.nonce,
          betAmount: BigInt(stake),
        })
        expect(again.commit).toBe(round.proof.commit)
        expect(Number(again.winAmount)).toBe(round.winAmount)
        expect(again.events).toEqual(round.events)
      }
      expect(rounds.map((round) => round.proof.nonce)).toEqual(
        rounds.map((_, index) => rounds[0]!.proof.nonce + index),
      )
    }
  })

  it('is stored completely before anyone sees it', async () => {
    const player = await playerOf(server, 'member02')
    const { value } = await player.play(500)
    const row = await oneOf(
      owner.kysely,
      sql<{ events: string; win_amount: bigint; nonce: number; game_code: string; math_version: string }>`
      SELECT events, win_amount, nonce, game_code, math_version FROM studio.round WHERE round_id = ${value.roundId}`,
    )
    expect(JSON.parse(row.events)).toEqual(value.events)
    expect(row).toMatchObject({
      win_amount: BigInt(value.winAmount),
      nonce: value.proof.nonce,
      game_code: 'TUKTUK3',
      math_version: value.proof.mathVersion,
    })
  })

  it('in free play moves play money through the same code', async () => {
    const player = await playerOf(server, 'member03', { accountType: 0 })
    expect(player.entered).toMatchObject({ mode: 'FREE', currency: 'TRIAL', balance: 1_000_000 })
    const { value } = await player.play(1_000)
    expect(value).toMatchObject({ currency: 'TRIAL', balance: 1_000_000 - 1_000 + value.winAmount })
    expect(await player.balance()).toBe(1_000_000)
  })
})

describe('nonces', () => {
  it('have no gap and no double, whatever comes at once to two processes', async () => {
    const one = await playerOf(server, 'member06')
    const client = second.client()
    const two = await sitDown(second, client, await client.signIn('member06'))
    const replies = await Promise.all(
      Array.from({ length: 120 }, (_, index) => (index % 3 ? one : two).play(100)),
    )
    expect(replies.filter(({ success }) => !success).map(({ status, code }) => `${status} ${code}`)).toEqual(
      [],
    )
    const nonces = replies.map((reply) => reply.value.proof.nonce).sort((a, b) => a - b)
    expect(nonces).toEqual(nonces.map((_, index) => index))
    expect(new Set(replies.map((reply) => reply.value.proof.commit)).size).toBe(1)
    expect(await one.balance()).toBe(
      1_000_000 + replies.reduce((sum, reply) => sum + reply.value.winAmount - 100, 0),
    )
  })
})
