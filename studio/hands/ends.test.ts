/** Hands whose session, round or day has ended. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import type { Table } from '../../games/blackjack/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { dealNext, sitAtBlackjack, studioOver, type Sitting } from '../../tests/support/hands.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import type { Studio } from '../index.ts'
import type { HandView } from './view.ts'

let server: TestServer
let owner: Database
let studio: Studio
let wallet: HousePort
const opened: Studio[] = []
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  wallet = studio.port
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(async () => {
  await studio.close()
  await owner.close()
  await server.close()
})
const goesOn = (table: Table) =>
  !table.isEnded && table.actions.includes('DOUBLE') && table.dealer.total < 10 && table.hands[0]!.total <= 16
const play = async (sitting: Sitting, hand: HandView): Promise<HandView> => {
  let now = hand
  while (now.state === 'OPEN')
    now = await sitting.act(studio, now, now.actions.includes('NO_INSURANCE') ? 'NO_INSURANCE' : 'STAND')
  return now
}

/**
 * The member's balance must be what the round moved, and the wallet's round must be closed with these sums.
 */
async function expectWhole(sitting: Sitting, before: number, hand: HandView): Promise<void> {
  expect(hand.state).toBe('SETTLED')
  expect(await sitting.balance()).toBe(before - hand.betAmount + hand.winAmount)
  expect(await wallet.round({ roundId: hand.handId })).toMatchObject({
    state: 'CLOSED',
    betAmount: hand.betAmount,
    winAmount: hand.winAmount,
  })
}

it('a session that has ended deals nothing and frees its key; an open hand can still be played to its end', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member03')
  await dealNext(owner, studio, sitting.seat.memberId, [], goesOn)
  const hand = await sitting.start(studio)
  await sitting.client.delete('/api/wps/session/logout', { token: sitting.token })
  await expect(sitting.act(studio, hand, 'DOUBLE')).rejects.toMatchObject({ code: 'GAME_TOKEN_INVALID' })
  const ended = await sitting.act(studio, hand, 'STAND')
  expect(ended.state).toBe('SETTLED')
  const key = randomUUID()
  await expect(sitting.start(studio, 1_000, key)).rejects.toMatchObject({ code: 'GAME_TOKEN_INVALID' })
  const again = await sitAtBlackjack(server, studio, 'member03')
  await play(again, await again.start(studio, 1_000, key))
})

it('a round that an operator has closed is void: no decision counts, nothing is paid', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member04')
  for (const action of ['DOUBLE', 'STAND'] as const) {
    const before = await sitting.balance()
    await dealNext(owner, studio, sitting.seat.memberId, [], goesOn)
    const hand = await sitting.start(studio)
    await wallet.win({
      transactionId: randomUUID(),
      memberId: sitting.seat.memberId,
      gameCode: 'BLACKJACK',
      roundId: hand.handId,
      amount: 1_000,
      currency: 'THB',
      roundClosed: true,
    })
    if (action === 'DOUBLE')
      await expect(sitting.act(studio, hand, action)).rejects.toMatchObject({ code: 'ROUND_STATE' })
    else
      expect(await sitting.act(studio, hand, action)).toMatchObject({
        state: 'VOID',
        actions: [],
        winAmount: 0,
      })
    expect((await studio.hands.current(sitting.seat)).hand).toBeNull()
    expect(await sitting.balance()).toBe(before)
  }
  await studio.seeds.rotate(sitting.seat.memberId, undefined)
})

it('an open hand waits for a day and is then stood on, with insurance refused', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member06')
  await dealNext(owner, studio, sitting.seat.memberId, ['NO_INSURANCE'], (table) => !table.isEnded)
  const hand = await sitting.start(studio)
  await server.client().post('/api/dev/clock', { advance: 'PT23H' })
  await studio.hands.sweep(clock.now())
  expect((await studio.hands.current(sitting.seat)).hand).toMatchObject({ state: 'OPEN', step: 0 })
  await server.client().post('/api/dev/clock', { advance: 'PT2H' })
  await server.process.jobs.runNow('studio.sweep-hands')
  const again = await sitAtBlackjack(server, studio, 'member06')
  const { rows } = await studio.hands.list(again.seat, { pageNo: 1, pageSize: 1 })
  expect(rows[0]).toMatchObject({ handId: hand.handId, state: 'SETTLED', step: 2, insuranceAmount: 0 })
  await expectWhole(again, 1_000_000, rows[0]!)
})
