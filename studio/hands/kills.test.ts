/** A hand that is cut off at any step, and what becomes of it: the same money as if nothing had happened. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { MoneyAnswer, WalletPort } from '../../contract/vendor/launch/port.ts'
import type { Table } from '../../games/blackjack/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { dealNext, lost, sitAtBlackjack, studioOver, type Sitting } from '../../tests/support/hands.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../tests/support/server.ts'
import type { Studio } from '../index.ts'
import type { HandView } from './view.ts'

let server: TestServer
let owner: Database
let studio: Studio
let wallet: WalletPort
const opened: Studio[] = []
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  wallet = studio.port
})
afterEach(async () => { for (const one of opened.splice(0)) await one.close() })
afterAll(async () => {
  await studio.close()
  await owner.close()
  await server.close()
})

const broken = (port: Partial<WalletPort>): Studio => {
  const one = studioOver(server, port)
  opened.push(one)
  return one
}
const sweep = async () => {
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await studio.hands.sweep(clock.now())
}
const goesOn = (table: Table) => !table.isEnded && table.actions.includes('DOUBLE') && table.dealer.total < 10 && table.hands[0]!.total <= 16
const play = async (sitting: Sitting, hand: HandView): Promise<HandView> => {
  let now = hand
  while (now.state === 'OPEN') now = await sitting.act(studio, now, now.actions.includes('NO_INSURANCE') ? 'NO_INSURANCE' : 'STAND')
  return now
}

/** Before: the message never arrives. After: the wallet does it, and its answer is lost. */
const cuts: readonly { name: string; isTaken: boolean; of: (call: 'bet' | 'win') => Partial<WalletPort> }[] = [
  { name: 'before the wallet was reached', isTaken: false, of: (call) => ({ [call]: lost }) },
  { name: 'after the wallet answered', isTaken: true, of: (call) => ({ [call]: async (message: never) => { await (wallet[call] as (message: never) => Promise<MoneyAnswer>)(message); return lost() } }) },
]
type Recovery = 'the same key' | 'a reload' | 'the sweep'
const matrix = cuts.flatMap((cut) => (['the same key', 'a reload', 'the sweep'] as const).map((recovery) => ({ cut, recovery })))

/** What the member holds must be what the round moved, and the wallet must know the round as closed with these sums. */
async function expectWhole(sitting: Sitting, before: number, hand: HandView): Promise<void> {
  expect(hand.state).toBe('SETTLED')
  expect(await sitting.balance()).toBe(before - hand.betAmount + hand.winAmount)
  expect(await wallet.round({ roundId: hand.handId })).toMatchObject({ state: 'CLOSED', betAmount: hand.betAmount, winAmount: hand.winAmount })
}

describe.each(matrix)('cut off $cut.name, found by $recovery', ({ cut, recovery }) => {
  let sitting: Sitting
  let before: number
  beforeAll(async () => {
    sitting = await sitAtBlackjack(server, studio, 'member01')
    before = await sitting.balance()
    await dealNext(owner, studio, sitting.seat.memberId, ['DOUBLE'], (table) => table.isEnded && table.hands[0]!.isDoubled && table.dealer.cards.length > 2)
  })
  const recover = async (again: () => Promise<HandView>, by: Recovery): Promise<HandView | null> => {
    if (by === 'the same key') return again()
    if (by === 'the sweep') await sweep()
    return (await studio.hands.current(sitting.seat)).hand
  }

  it('the deal, the double and the payout move the same money as ever', async () => {
    let key = randomUUID()
    await expect(sitting.start(broken(cut.of('bet')), 1_000, key)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    let hand = await recover(() => sitting.start(studio, 1_000, key), recovery)
    if (!hand) {
      // Nobody came back, and the stake was never taken: nothing was, and the key is free again.
      expect([recovery, cut.isTaken, await sitting.balance()]).toEqual(['the sweep', false, before])
      await dealNext(owner, studio, sitting.seat.memberId, ['DOUBLE'], (table) => table.isEnded && table.hands[0]!.isDoubled)
      hand = await sitting.start(studio, 1_000, key)
    }
    expect(hand).toMatchObject({ state: 'OPEN', step: 0, betAmount: 1_000, balance: before - 1_000 })
    expect(await sitting.start(studio, 1_000, key)).toEqual(hand)

    key = randomUUID()
    const dealt = hand
    await expect(sitting.act(broken(cut.of('bet')), dealt, 'DOUBLE', key)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    let doubled = await recover(() => sitting.act(studio, dealt, 'DOUBLE', key), recovery)
    if (doubled?.state === 'OPEN') {
      expect([recovery, cut.isTaken, await sitting.balance(), doubled]).toEqual(['the sweep', false, before - 1_000, dealt])
      doubled = await sitting.act(studio, dealt, 'DOUBLE', key)
    }
    // The sweep pays what has ended, so a reload after it finds no hand any more; the key still does.
    doubled ??= await sitting.act(studio, dealt, 'DOUBLE', key)
    expect(doubled).toMatchObject({ step: 1, betAmount: 2_000 })
    await expectWhole(sitting, before, doubled)
    expect(await sitting.act(studio, dealt, 'DOUBLE', key)).toEqual(doubled)
  })

  it('a hand that has ended is paid once', async () => {
    before = await sitting.balance()
    await dealNext(owner, studio, sitting.seat.memberId, ['STAND'], (table) => table.isEnded && table.hands[0]!.result === 'WIN' && !table.insuranceAmount)
    const hand = await sitting.start(studio)
    const key = randomUUID()
    await expect(sitting.act(broken(cut.of('win')), hand, 'STAND', key)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
    await expect(studio.seeds.rotate(sitting.seat.memberId, undefined)).rejects.toMatchObject({ code: 'HAND_OPEN' })
    const found = await recover(() => sitting.act(studio, hand, 'STAND', key), recovery)
    const ended = await sitting.act(studio, hand, 'STAND', key)
    if (found) expect(ended).toEqual(found)
    await expectWhole(sitting, before, ended)
    await sweep()
    await expectWhole(sitting, before, ended)
  })
})

it('one key sent twelve times at once to two processes deals one hand', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member02')
  const second = broken({})
  await dealNext(owner, studio, sitting.seat.memberId, [], goesOn)
  const key = randomUUID()
  const hands = await Promise.all(Array.from({ length: 12 }, (_, index) => sitting.start(index % 2 ? studio : second, 1_000, key)))
  expect(new Set(hands.map((hand) => hand.handId)).size).toBe(1)
  const act = randomUUID()
  const doubled = await Promise.all(Array.from({ length: 12 }, (_, index) => sitting.act(index % 2 ? studio : second, hands[0]!, 'DOUBLE', act)))
  for (const one of doubled) expect(one).toEqual(doubled[0])
  await expectWhole(sitting, 1_000_000, doubled[0]!)
})

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

it('a round that the house has closed is void: no decision counts, nothing is paid', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member04')
  for (const action of ['DOUBLE', 'STAND'] as const) {
    const before = await sitting.balance()
    await dealNext(owner, studio, sitting.seat.memberId, [], goesOn)
    const hand = await sitting.start(studio)
    await wallet.win({ transactionId: randomUUID(), memberId: sitting.seat.memberId, gameCode: 'BLACKJACK', roundId: hand.handId, amount: 1_000, currency: 'THB', roundClosed: true })
    if (action === 'DOUBLE') await expect(sitting.act(studio, hand, action)).rejects.toMatchObject({ code: 'ROUND_STATE' })
    else expect(await sitting.act(studio, hand, action)).toMatchObject({ state: 'VOID', actions: [], winAmount: 0 })
    expect((await studio.hands.current(sitting.seat)).hand).toBeNull()
    expect(await sitting.balance()).toBe(before)
  }
  await studio.seeds.rotate(sitting.seat.memberId, undefined)
})

/** A line that does as told, message by message: 0 works, 1 is lost on the way, 2 on the way back. */
function lineOf(faults: readonly number[]): Partial<WalletPort> {
  let next = 0
  const cut = <Message, Answer>(call: (message: Message) => Promise<Answer>) => async (message: Message): Promise<Answer> => {
    const fault = faults[next++ % faults.length]
    if (fault === 1) return lost()
    const answer = await call(message)
    return fault === 2 ? lost() : answer
  }
  return { bet: cut(wallet.bet), win: cut(wallet.win) }
}

it('whatever is decided over whatever line, the money is the ledger’s and every hand ends', async () => {
  const sitting = await sitAtBlackjack(server, studio, 'member05')
  await fc.assert(fc.asyncProperty(fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }), fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), async (faults, picks) => {
    const line = broken(lineOf([...faults, 0]))
    const before = await sitting.balance()
    let turn = 0
    const insist = async (send: () => Promise<HandView>): Promise<HandView> => {
      for (let tries = 0; tries < 40; tries++) {
        try {
          return await send()
        } catch (error) {
          expect(error).toMatchObject({ code: 'COMMON_BUSY' })
          // Now and then the member reloads in between.
          if (picks[tries % picks.length] === 0) await line.hands.current(sitting.seat).catch(() => undefined)
        }
      }
      throw new Error('never answered')
    }
    let key = randomUUID()
    let hand = await insist(() => sitting.start(line, 1_000, key))
    while (hand.state === 'OPEN') {
      const shown = hand
      key = randomUUID()
      const action = shown.actions[picks[turn++ % picks.length]! % shown.actions.length] as 'HIT'
      hand = await insist(() => sitting.act(line, shown, action, key))
    }
    await expectWhole(sitting, before, hand)
  }), { numRuns: 12 })
})

it('an open hand waits for a day and is then stood on, insurance refused', async () => {
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
