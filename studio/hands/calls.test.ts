/** The calls of blackjack. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../../games/blackjack/rules/index.ts'
import { valueOf } from '../../games/blackjack/rules/totals.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { dealNext, sitAtBlackjack, studioOver } from '../../tests/support/hands.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { playerOf, type SeedsAnswer } from '../../tests/support/studio.ts'
import type { Studio } from '../index.ts'
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

/** The wallet's figures of the hand's round must be those that the member saw. */
async function expectBooked(hand: HandView): Promise<void> {
  expect(hand.state).toBe('SETTLED')
  expect(await studio.port.round({ roundId: hand.handId })).toMatchObject({
    status: 'OK',
    state: 'CLOSED',
    betAmount: hand.betAmount,
    winAmount: hand.winAmount,
  })
}

const up = (table: Table) => valueOf(table.dealer.cards[0]!)

const goesOn = (table: Table) =>
  !table.isEnded && table.actions.includes('DOUBLE') && up(table) < 10 && table.hands[0]!.total <= 16

describe('the calls', () => {
  it('deal, decide, resume and list, each with its own token', async () => {
    const player = await playerOf(server, 'member03', { gameCode: 'BLACKJACK' })
    expect(player.entered).toMatchObject({ state: null, game: { kind: 'HAND', rtp: '0.994296' } })
    const call = <Value>(path: string, body?: object, key = randomUUID()) =>
      body
        ? player.client.post<Value>(`/api/studio/v1/hands${path}`, body, { token: player.gameToken, key })
        : player.client.get<Value>(`/api/studio/v1/hands${path}`, { token: player.gameToken })
    const current = async () =>
      (await call<{ hand: HandView | null; limits: object; balance: number }>('/current')).value
    expect(await current()).toMatchObject({
      hand: null,
      limits: { min: 500, max: 5_000_000 },
      balance: 1_000_000,
    })
    let { value: hand } = await call<HandView>('', { betAmount: 1_234 })
    while (hand.state === 'OPEN') {
      expect((await current()).hand).toEqual(hand)
      expect(await call('', { betAmount: 1_000 })).toMatchObject({ status: 409, code: 'HAND_OPEN' })
      const key = randomUUID()
      const order = {
        step: hand.step,
        action: hand.actions.includes('NO_INSURANCE') ? 'NO_INSURANCE' : 'STAND',
      }
      const next = await call<HandView>(`/${hand.handId}/actions`, order, key)
      const again = await call<HandView>(`/${hand.handId}/actions`, order, key)
      expect([again.value, again.headers.get('idempotency-hit')]).toEqual([next.value, 'true'])
      expect(await call(`/${hand.handId}/actions`, { ...order, action: 'HIT' }, key)).toMatchObject({
        code: 'REQUEST_KEY_REUSED',
      })
      hand = next.value
    }
    expect((await current()).hand).toBeNull()
    expect((await call<{ list: HandView[]; totalCount: number }>('')).value).toMatchObject({
      list: [{ handId: hand.handId, winAmount: hand.winAmount }],
      totalCount: 1,
    })
    const round = await player.client.get(`/api/studio/v1/fair/rounds/${hand.handId}`, {
      token: player.token,
    })
    expect(round.value).toMatchObject({ kind: 'HAND', betAmount: hand.betAmount, winAmount: hand.winAmount })
    const { value: seeds } = await player.client.post<SeedsAnswer>(
      '/api/studio/v1/seeds',
      {},
      { token: player.gameToken },
    )
    expect(seeds.revealedServerSeed).toMatch(/^[0-9a-f]{64}$/)
    const slot = await playerOf(server, 'member03')
    expect(await slot.client.get('/api/studio/v1/hands/current', { token: slot.gameToken })).toMatchObject({
      status: 404,
      code: 'GAME_NOT_FOUND',
    })
  })

  it('refuse what is not possible, by name, and nothing moves', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member04')
    const { seat } = sitting
    for (const betAmount of [499, 5_000_001])
      await expect(sitting.start(studio, betAmount)).rejects.toMatchObject({
        code: 'HAND_LIMIT',
        params: ['5.00', '50,000.00'],
      })
    await owner.pool.query(
      "INSERT INTO app.setting (merchant_id, name, value, updated_at) VALUES ('demo', 'launch.handLeastBet', '10000', app.now())",
    )
    await expect(sitting.start(studio, 9_999)).rejects.toMatchObject({
      code: 'HAND_LIMIT',
      params: ['100.00', '50,000.00'],
    })
    await owner.pool.query("DELETE FROM app.setting WHERE name = 'launch.handLeastBet'")
    await expect(sitting.start(studio, 1_000_001)).rejects.toMatchObject({ code: 'BAL_INSUFFICIENT' })
    await expect(
      studio.hands.start({ ...seat, gameCode: 'TUKTUK3' }, { betAmount: 1_000, key: randomUUID() }),
    ).rejects.toMatchObject({ code: 'GAME_NOT_FOUND' })
    await dealNext(owner, studio, seat.memberId, [], goesOn)
    const hand = await sitting.start(studio)
    for (const handId of ['x', randomUUID()])
      await expect(sitting.act(studio, { ...hand, handId }, 'HIT')).rejects.toMatchObject({
        code: 'HAND_NOT_FOUND',
      })
    await expect(sitting.act(studio, { ...hand, step: 1 }, 'HIT')).rejects.toMatchObject({
      code: 'HAND_STEP_STALE',
    })
    await expect(sitting.act(studio, hand, 'INSURANCE')).rejects.toMatchObject({
      code: 'HAND_ACTION_INVALID',
    })
    const stranger = await sitAtBlackjack(server, studio, 'member02')
    await expect(stranger.act(studio, hand, 'STAND')).rejects.toMatchObject({ code: 'HAND_NOT_FOUND' })
    const free = await sitAtBlackjack(server, studio, 'member04', true)
    await expect(free.act(studio, hand, 'STAND')).rejects.toMatchObject({ code: 'HAND_NOT_FOUND' })
    expect(await sitting.balance()).toBe(1_000_000 - 1_000)
    // Stood on twice at once, by two processes: one of them counts.
    const both = await Promise.allSettled([
      sitting.act(studio, hand, 'STAND'),
      sitting.act(other, hand, 'STAND'),
    ])
    expect(both.filter((one) => one.status === 'fulfilled').length).toBe(1)
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'HAND_STEP_STALE' })
  })

  it('a double without the money is refused, its key too, and the hand continues', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member05')
    await dealNext(owner, studio, sitting.seat.memberId, [], goesOn)
    const hand = await sitting.start(studio, 600_000)
    const key = randomUUID()
    for (let ask = 0; ask < 2; ask++)
      await expect(sitting.act(studio, hand, 'DOUBLE', key)).rejects.toMatchObject({
        code: 'BAL_INSUFFICIENT',
      })
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
