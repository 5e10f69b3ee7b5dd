/** Hands of blackjack over a real database and the real wallet. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replay, type Action, type Table } from '../../games/blackjack/rules/index.ts'
import { valueOf } from '../../games/blackjack/rules/play.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { oneOf, openDatabase, sql, type Database } from '../../platform/postgres.ts'
import { dealNext, pairWith, sitAtBlackjack, studioOver, type Sitting } from '../../tests/support/hands.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { playerOf, type SeedsAnswer } from '../../tests/support/studio.ts'
import { findFairRound, type Studio } from '../index.ts'
import type { HandView } from './view.ts'

let server: TestServer
let owner: Database
let studio: Studio
let other: Studio
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  other = studioOver(server)
})
afterAll(async () => {
  await studio.close()
  await other.close()
  await owner.close()
  await server.close()
})

/** What the wallet says of the hand's round must be what the member was shown. */
async function expectBooked(hand: HandView): Promise<void> {
  expect(hand.state).toBe('SETTLED')
  expect(await studio.port.round({ roundId: hand.handId })).toMatchObject({ status: 'OK', state: 'CLOSED', betAmount: hand.betAmount, winAmount: hand.winAmount })
}

const up = (table: Table) => valueOf(table.dealer.cards[0]!)
const values = (table: Table) => table.hands[0]!.cards.map(valueOf)

/** Ways through a hand: what is dealt, what is decided, and what comes of a stake of 1,000. */
const paths: readonly { name: string; decisions: Action[]; isSuch: (table: Table) => boolean; expected: (hand: HandView) => void }[] = [
  { name: 'a blackjack is paid at once', decisions: [], isSuch: (table) => table.hands[0]!.result === 'BLACKJACK', expected: (hand) => expect([hand.betAmount, hand.winAmount]).toEqual([1_000, 2_500]) },
  { name: 'a dealer’s blackjack under a ten ends it at once', decisions: [], isSuch: (table) => table.isEnded && up(table) === 10 && table.hands[0]!.result === 'LOSE', expected: (hand) => expect([hand.betAmount, hand.winAmount, hand.dealer.total]).toEqual([1_000, 0, 21]) },
  { name: 'two blackjacks push', decisions: ['NO_INSURANCE'], isSuch: (table) => table.isEnded && table.hands[0]!.result === 'PUSH', expected: (hand) => expect(hand.winAmount).toBe(1_000) },
  { name: 'insurance against a blackjack gives both stakes back', decisions: ['INSURANCE'], isSuch: (table) => table.isEnded && table.insuranceWin > 0n && table.hands[0]!.result === 'LOSE', expected: (hand) => expect([hand.insuranceAmount, hand.betAmount, hand.winAmount]).toEqual([500, 1_500, 1_500]) },
  { name: 'insurance is lost where the dealer has none', decisions: ['INSURANCE', 'STAND'], isSuch: (table) => table.isEnded && table.winAmount === 2_000n, expected: (hand) => expect([hand.betAmount, hand.winAmount, hand.insuranceWin]).toEqual([1_500, 2_000, 0]) },
  { name: 'a double stakes as much again', decisions: ['DOUBLE'], isSuch: (table) => table.isEnded && table.hands[0]!.result === 'WIN', expected: (hand) => expect([hand.betAmount, hand.winAmount]).toEqual([2_000, 4_000]) },
  { name: 'a hit that busts ends it', decisions: ['HIT'], isSuch: (table) => table.isEnded && table.hands[0]!.total > 21, expected: (hand) => expect(hand.winAmount).toBe(0) },
  { name: 'a push gives the stake back', decisions: ['STAND'], isSuch: (table) => table.isEnded && table.hands[0]!.result === 'PUSH', expected: (hand) => expect(hand.winAmount).toBe(1_000) },
  { name: 'a split plays two hands', decisions: ['SPLIT', 'STAND', 'STAND'], isSuch: (table) => table.isEnded && table.winAmount === 2_000n, expected: (hand) => expect([hand.hands.length, hand.betAmount, hand.winAmount]).toEqual([2, 2_000, 2_000]) },
  { name: 'split aces end at once', decisions: ['SPLIT'], isSuch: (table) => table.isEnded && values(table)[0] === 11, expected: (hand) => expect([hand.hands.map((one) => one.cards.length), hand.betAmount]).toEqual([[2, 2], 2_000]) },
  { name: 'both hands of a split can be doubled', decisions: ['SPLIT', 'DOUBLE', 'DOUBLE'], isSuch: (table) => table.isEnded && table.winAmount >= 4_000n, expected: (hand) => expect(hand.betAmount).toBe(4_000) },
]

describe('every way through a hand', () => {
  let sitting: Sitting
  beforeAll(async () => {
    sitting = await sitAtBlackjack(server, studio, 'member01')
    await pairWith(studio, sitting.seat.memberId, paths)
  })

  it.each(paths)('$name, and the ledger says the same', async ({ decisions, isSuch, expected }) => {
    await dealNext(owner, studio, sitting.seat.memberId, decisions, isSuch)
    const before = await sitting.balance()
    let hand = await sitting.start(studio)
    for (const decision of decisions) {
      expect(hand.state).toBe('OPEN')
      expect([hand.dealer.cards[1], hand.winAmount]).toEqual([-1, 0])
      hand = await sitting.act(studio, hand, decision)
    }
    expect(hand).toMatchObject({ state: 'SETTLED', step: decisions.length, actions: [], active: null, currency: 'THB', balance: before - hand.betAmount + hand.winAmount })
    expected(hand)
    expect(await sitting.balance()).toBe(hand.balance)
    await expectBooked(hand)
  })

  it('the finished ones are listed, newest first, and each is what its seeds and decisions give', async () => {
    const { rows, total } = await studio.hands.list(sitting.seat, { pageNo: 1, pageSize: 100 })
    expect(total).toBe(paths.length)
    const { serverSeed } = await studio.seeds.of(sitting.seat.memberId)
    for (const [index, row] of rows.entries()) {
      const { decisions } = paths[paths.length - 1 - index]!
      const table = replay(openStream({ serverSeed, clientSeed: row.proof.clientSeed, nonce: row.proof.nonce, tag: 'bj' }), 1_000n, decisions)
      expect([row.step, row.betAmount, row.winAmount, row.dealer.cards]).toEqual([decisions.length, Number(table.betAmount), Number(table.winAmount), [...table.dealer.cards]])
    }
  })

  it('a finished hand is told with its proof; the seed once its pair is retired', async () => {
    const { rows } = await studio.hands.list(sitting.seat, { pageNo: 1, pageSize: 1 })
    const hidden = await findFairRound(studio, sitting.seat.memberId, rows[0]!.handId)
    expect(hidden).toMatchObject({ kind: 'HAND', state: 'SETTLED', serverSeed: null, betAmount: 4_000, hand: { stake: 1_000, decisions: ['SPLIT', 'DOUBLE', 'DOUBLE'] } })
    const seed = await studio.seeds.rotate(sitting.seat.memberId, undefined)
    expect(await findFairRound(studio, sitting.seat.memberId, rows[0]!.handId)).toMatchObject({ serverSeed: seed })
    expect(await findFairRound(studio, (await sitAtBlackjack(server, studio, 'member02')).seat.memberId, rows[0]!.handId)).toBeUndefined()
  })
})

const goesOn = (table: Table) => !table.isEnded && table.actions.includes('DOUBLE') && up(table) < 10 && table.hands[0]!.total <= 16

describe('the calls', () => {
  it('deal, decide, resume and list, each with its own token', async () => {
    const player = await playerOf(server, 'member03', { gameCode: 'BLACKJACK' })
    expect(player.entered).toMatchObject({ state: null, game: { kind: 'HAND', rtp: '0.994296' } })
    const call = <Value>(path: string, body?: object, key = randomUUID()) => body
      ? player.client.post<Value>(`/api/studio/v1/hands${path}`, body, { token: player.gameToken, key })
      : player.client.get<Value>(`/api/studio/v1/hands${path}`, { token: player.gameToken })
    const current = async () => (await call<{ hand: HandView | null; limits: object; balance: number }>('/current')).value
    expect(await current()).toMatchObject({ hand: null, limits: { min: 500, max: 5_000_000 }, balance: 1_000_000 })
    let { value: hand } = await call<HandView>('', { betAmount: 1_234 })
    while (hand.state === 'OPEN') {
      expect((await current()).hand).toEqual(hand)
      expect(await call('', { betAmount: 1_000 })).toMatchObject({ status: 409, code: 'HAND_OPEN' })
      const key = randomUUID()
      const order = { step: hand.step, action: hand.actions.includes('NO_INSURANCE') ? 'NO_INSURANCE' : 'STAND' }
      const next = await call<HandView>(`/${hand.handId}/actions`, order, key)
      const again = await call<HandView>(`/${hand.handId}/actions`, order, key)
      expect([again.value, again.headers.get('idempotency-hit')]).toEqual([next.value, 'true'])
      expect(await call(`/${hand.handId}/actions`, { ...order, action: 'HIT' }, key)).toMatchObject({ code: 'REQUEST_KEY_REUSED' })
      hand = next.value
    }
    expect((await current()).hand).toBeNull()
    expect((await call<{ list: HandView[]; totalCount: number }>('')).value).toMatchObject({ list: [{ handId: hand.handId, winAmount: hand.winAmount }], totalCount: 1 })
    const round = await player.client.get(`/api/studio/v1/fair/rounds/${hand.handId}`, { token: player.token })
    expect(round.value).toMatchObject({ kind: 'HAND', betAmount: hand.betAmount, winAmount: hand.winAmount })
    const { value: seeds } = await player.client.post<SeedsAnswer>('/api/studio/v1/seeds', {}, { token: player.gameToken })
    expect(seeds.revealedServerSeed).toMatch(/^[0-9a-f]{64}$/)
    const slot = await playerOf(server, 'member03')
    expect(await slot.client.get('/api/studio/v1/hands/current', { token: slot.gameToken })).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
  })

  it('refuse what is not to be done, by name, and nothing moves', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member04')
    const { seat } = sitting
    for (const betAmount of [499, 5_000_001]) await expect(sitting.start(studio, betAmount)).rejects.toMatchObject({ code: 'HAND_LIMIT', params: ['5.00', '50,000.00'] })
    await owner.pool.query("INSERT INTO app.setting (merchant_id, name, value, updated_at) VALUES ('demo', 'launch.handLeastBet', '10000', app.now())")
    await expect(sitting.start(studio, 9_999)).rejects.toMatchObject({ code: 'HAND_LIMIT', params: ['100.00', '50,000.00'] })
    await owner.pool.query("DELETE FROM app.setting WHERE name = 'launch.handLeastBet'")
    await expect(sitting.start(studio, 1_000_001)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
    await expect(studio.hands.start({ ...seat, gameCode: 'TUKTUK3' }, { betAmount: 1_000, key: randomUUID() })).rejects.toMatchObject({ code: 'GAME_NOT_FOUND' })
    await dealNext(owner, studio, seat.memberId, [], goesOn)
    const hand = await sitting.start(studio)
    for (const handId of ['x', randomUUID()]) await expect(sitting.act(studio, { ...hand, handId }, 'HIT')).rejects.toMatchObject({ code: 'HAND_NOT_FOUND' })
    await expect(sitting.act(studio, { ...hand, step: 1 }, 'HIT')).rejects.toMatchObject({ code: 'HAND_STEP_STALE' })
    await expect(sitting.act(studio, hand, 'INSURANCE')).rejects.toMatchObject({ code: 'HAND_ACTION_INVALID' })
    const stranger = await sitAtBlackjack(server, studio, 'member02')
    await expect(stranger.act(studio, hand, 'STAND')).rejects.toMatchObject({ code: 'HAND_NOT_FOUND' })
    const free = await sitAtBlackjack(server, studio, 'member04', true)
    await expect(free.act(studio, hand, 'STAND')).rejects.toMatchObject({ code: 'HAND_NOT_FOUND' })
    expect(await sitting.balance()).toBe(1_000_000 - 1_000)
    // Stood on twice at once, by two processes: one of them counts.
    const both = await Promise.allSettled([sitting.act(studio, hand, 'STAND'), sitting.act(other, hand, 'STAND')])
    expect(both.filter((one) => one.status === 'fulfilled').length).toBe(1)
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'HAND_STEP_STALE' })
  })

  it('a double without the money is refused, its key too, and the hand goes on', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member05')
    await dealNext(owner, studio, sitting.seat.memberId, [], goesOn)
    const hand = await sitting.start(studio, 600_000)
    const key = randomUUID()
    for (let ask = 0; ask < 2; ask++) await expect(sitting.act(studio, hand, 'DOUBLE', key)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
    expect((await studio.hands.current(sitting.seat)).hand).toEqual(hand)
    await expectBooked(await sitting.act(studio, hand, 'STAND'))
  })

  it('free play moves play money, beside an open hand of real money', async () => {
    const real = await sitAtBlackjack(server, studio, 'member06')
    await dealNext(owner, studio, real.seat.memberId, [], goesOn)
    const open = await real.start(studio)
    const free = await sitAtBlackjack(server, studio, 'member06', true)
    await dealNext(owner, studio, real.seat.memberId, [], goesOn)
    const hand = await free.start(studio, 2_000)
    expect([hand.currency, hand.balance]).toEqual(['TRIAL', 998_000])
    await expectBooked(await free.act(studio, hand, 'DOUBLE'))
    expect(await real.balance()).toBe(999_000)
    await expectBooked(await real.act(studio, open, 'STAND'))
  })
})

describe('seeds', () => {
  it('are not opened while a hand is; a worn pair goes on with it and is retired after it', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member07')
    const { memberId } = sitting.seat
    await dealNext(owner, studio, memberId, [], goesOn)
    const hand = await sitting.start(studio)
    await expect(studio.seeds.rotate(memberId, undefined)).rejects.toMatchObject({ code: 'HAND_OPEN' })
    await owner.pool.query("UPDATE studio.seed_pair SET activated_at = activated_at - interval '25 hours' WHERE member_id = $1 AND state = 'ACTIVE'", [memberId])
    studio.seeds.forget(memberId)
    expect((await studio.seeds.of(memberId)).commit).toBe(hand.proof.commit)
    // A slot plays on with the same pair meanwhile, and no nonce is used twice.
    const slot = await playerOf(server, 'member07')
    const { value: round } = await slot.play(100)
    expect([round.proof.commit, round.proof.nonce]).toEqual([hand.proof.commit, hand.proof.nonce + 1])
    await expectBooked(await sitting.act(studio, hand, 'STAND'))
    other.seeds.forget(memberId)
    expect((await other.seeds.of(memberId)).commit).not.toBe(hand.proof.commit)
  })

  it('give each hand and each round a nonce of its own, whatever comes at once', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member08')
    const player = await playerOf(server, 'member08')
    const [, , hand] = await Promise.all([player.play(100), player.play(100), sitting.start(studio), player.play(100), player.play(100)])
    const { used } = await oneOf(owner.kysely, sql<{ used: number[] }>`
      SELECT array_agg(n ORDER BY n) AS used FROM (SELECT nonce AS n FROM studio.round WHERE member_id = ${sitting.seat.memberId} UNION ALL SELECT nonce FROM studio.hand WHERE member_id = ${sitting.seat.memberId}) AS all_of`)
    expect(used).toEqual([0, 1, 2, 3, 4])
    expect(hand.proof.nonce).toBeLessThan(5)
  })
})
