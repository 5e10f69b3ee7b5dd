/** A hand that is interrupted at any step: the same money as if nothing had happened. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import type { MoneyAnswer } from '../../contract/vendor/launch/port.ts'
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

const broken = (port: Partial<HousePort>): Studio => {
  const one = studioOver(server, port)
  opened.push(one)
  return one
}
const sweep = async () => {
  await server.client().post('/api/dev/clock', { advance: 'PT2M' })
  await studio.hands.sweep(clock.now())
}
const goesOn = (table: Table) =>
  !table.isEnded && table.actions.includes('DOUBLE') && table.dealer.total < 10 && table.hands[0]!.total <= 16

/** Before: the message never arrives. After: the wallet does it, and its answer is lost. */
const cuts: readonly { name: string; isTaken: boolean; of: (call: 'bet' | 'win') => Partial<HousePort> }[] = [
  { name: 'before the wallet was reached', isTaken: false, of: (call) => ({ [call]: lost }) },
  {
    name: 'after the wallet answered',
    isTaken: true,
    of: (call) => ({
      [call]: async (message: never) => {
        await (wallet[call] as (message: never) => Promise<MoneyAnswer>)(message)
        return lost()
      },
    }),
  },
]
type Recovery = 'the same key' | 'a reload' | 'the sweep'
const matrix = cuts.flatMap((cut) =>
  (['the same key', 'a reload', 'the sweep'] as const).map((recovery) => ({ cut, recovery })),
)

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

describe.each(matrix)('interrupted $cut.name, found by $recovery', ({ cut, recovery }) => {
  let sitting: Sitting
  let before: number
  beforeAll(async () => {
    sitting = await sitAtBlackjack(server, studio, 'member01')
    before = await sitting.balance()
    await dealNext(
      owner,
      studio,
      sitting.seat.memberId,
      ['DOUBLE'],
      (table) => table.isEnded && table.hands[0]!.isDoubled && table.dealer.cards.length > 2,
    )
  })
  const recover = async (again: () => Promise<HandView>, by: Recovery): Promise<HandView | null> => {
    if (by === 'the same key') return again()
    if (by === 'the sweep') await sweep()
    return (await studio.hands.current(sitting.seat)).hand
  }

  it('the deal, the double and the payout move the same money as always', async () => {
    let key = randomUUID()
    await expect(sitting.start(broken(cut.of('bet')), 1_000, key)).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    let hand = await recover(() => sitting.start(studio, 1_000, key), recovery)
    if (!hand) {
      // Nobody came back, and the stake was never taken: there is no hand, and the key is free again.
      expect([recovery, cut.isTaken, await sitting.balance()]).toEqual(['the sweep', false, before])
      await dealNext(
        owner,
        studio,
        sitting.seat.memberId,
        ['DOUBLE'],
        (table) => table.isEnded && table.hands[0]!.isDoubled,
      )
      hand = await sitting.start(studio, 1_000, key)
    }
    expect(hand).toMatchObject({ state: 'OPEN', step: 0, betAmount: 1_000, balance: before - 1_000 })
    expect(await sitting.start(studio, 1_000, key)).toEqual(hand)

    key = randomUUID()
    const dealt = hand
    await expect(sitting.act(broken(cut.of('bet')), dealt, 'DOUBLE', key)).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    let doubled = await recover(() => sitting.act(studio, dealt, 'DOUBLE', key), recovery)
    if (doubled?.state === 'OPEN') {
      expect([recovery, cut.isTaken, await sitting.balance(), doubled]).toEqual([
        'the sweep',
        false,
        before - 1_000,
        dealt,
      ])
      doubled = await sitting.act(studio, dealt, 'DOUBLE', key)
    }
    // The sweep pays an ended hand, so a reload after it finds none any more; the key still does.
    doubled ??= await sitting.act(studio, dealt, 'DOUBLE', key)
    expect(doubled).toMatchObject({ step: 1, betAmount: 2_000 })
    await expectWhole(sitting, before, doubled)
    expect(await sitting.act(studio, dealt, 'DOUBLE', key)).toEqual(doubled)
  })

  it('a hand that has ended is paid once', async () => {
    before = await sitting.balance()
    await dealNext(
      owner,
      studio,
      sitting.seat.memberId,
      ['STAND'],
      (table) => table.isEnded && table.hands[0]!.result === 'WIN' && !table.insuranceAmount,
    )
    const hand = await sitting.start(studio)
    const key = randomUUID()
    await expect(sitting.act(broken(cut.of('win')), hand, 'STAND', key)).rejects.toMatchObject({
      code: 'COMMON_BUSY',
    })
    await expect(studio.seeds.rotate(sitting.seat.memberId, undefined)).rejects.toMatchObject({
      code: 'HAND_OPEN',
    })
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
  const hands = await Promise.all(
    Array.from({ length: 12 }, (_, index) => sitting.start(index % 2 ? studio : second, 1_000, key)),
  )
  expect(new Set(hands.map((hand) => hand.handId)).size).toBe(1)
  const act = randomUUID()
  const doubled = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      sitting.act(index % 2 ? studio : second, hands[0]!, 'DOUBLE', act),
    ),
  )
  for (const one of doubled) expect(one).toEqual(doubled[0])
  await expectWhole(sitting, 1_000_000, doubled[0]!)
})
