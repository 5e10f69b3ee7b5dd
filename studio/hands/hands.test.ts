/** Hands of blackjack with a real database and the real wallet. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replay, type Action, type Table } from '../../games/blackjack/rules/index.ts'
import { valueOf } from '../../games/blackjack/rules/totals.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { dealNext, pairWith, sitAtBlackjack, studioOver, type Sitting } from '../../tests/support/hands.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
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
const values = (table: Table) => table.hands[0]!.cards.map(valueOf)

/** Paths through a hand: what is dealt, what is decided, and the result of a stake of 1,000. */
const paths: readonly {
  name: string
  decisions: Action[]
  isSuch: (table: Table) => boolean
  expected: (hand: HandView) => void
}[] = [
  {
    name: 'a blackjack is paid at once',
    decisions: [],
    isSuch: (table) => table.hands[0]!.result === 'BLACKJACK',
    expected: (hand) => expect([hand.betAmount, hand.winAmount]).toEqual([1_000, 2_500]),
  },
  {
    name: 'a dealer’s blackjack under a ten ends it at once',
    decisions: [],
    isSuch: (table) => table.isEnded && up(table) === 10 && table.hands[0]!.result === 'LOSE',
    expected: (hand) => expect([hand.betAmount, hand.winAmount, hand.dealer.total]).toEqual([1_000, 0, 21]),
  },
  {
    name: 'two blackjacks push',
    decisions: ['NO_INSURANCE'],
    isSuch: (table) => table.isEnded && table.hands[0]!.result === 'PUSH',
    expected: (hand) => expect(hand.winAmount).toBe(1_000),
  },
  {
    name: 'insurance against a blackjack gives both stakes back',
    decisions: ['INSURANCE'],
    isSuch: (table) => table.isEnded && table.insuranceWin > 0n && table.hands[0]!.result === 'LOSE',
    expected: (hand) =>
      expect([hand.insuranceAmount, hand.betAmount, hand.winAmount]).toEqual([500, 1_500, 1_500]),
  },
  {
    name: 'insurance is lost where the dealer has none',
    decisions: ['INSURANCE', 'STAND'],
    isSuch: (table) => table.isEnded && table.winAmount === 2_000n,
    expected: (hand) =>
      expect([hand.betAmount, hand.winAmount, hand.insuranceWin]).toEqual([1_500, 2_000, 0]),
  },
  {
    name: 'a double stakes as much again',
    decisions: ['DOUBLE'],
    isSuch: (table) => table.isEnded && table.hands[0]!.result === 'WIN',
    expected: (hand) => expect([hand.betAmount, hand.winAmount]).toEqual([2_000, 4_000]),
  },
  {
    name: 'a hit that busts ends it',
    decisions: ['HIT'],
    isSuch: (table) => table.isEnded && table.hands[0]!.total > 21,
    expected: (hand) => expect(hand.winAmount).toBe(0),
  },
  {
    name: 'a push gives the stake back',
    decisions: ['STAND'],
    isSuch: (table) => table.isEnded && table.hands[0]!.result === 'PUSH',
    expected: (hand) => expect(hand.winAmount).toBe(1_000),
  },
  {
    name: 'a split plays two hands',
    decisions: ['SPLIT', 'STAND', 'STAND'],
    isSuch: (table) => table.isEnded && table.winAmount === 2_000n,
    expected: (hand) =>
      expect([hand.hands.length, hand.betAmount, hand.winAmount]).toEqual([2, 2_000, 2_000]),
  },
  {
    name: 'split aces end at once',
    decisions: ['SPLIT'],
    isSuch: (table) => table.isEnded && values(table)[0] === 11,
    expected: (hand) =>
      expect([hand.hands.map((one) => one.cards.length), hand.betAmount]).toEqual([[2, 2], 2_000]),
  },
  {
    name: 'both hands of a split can be doubled',
    decisions: ['SPLIT', 'DOUBLE', 'DOUBLE'],
    isSuch: (table) => table.isEnded && table.winAmount >= 4_000n,
    expected: (hand) => expect(hand.betAmount).toBe(4_000),
  },
]

describe('every path through a hand', () => {
  let sitting: Sitting
  beforeAll(async () => {
    sitting = await sitAtBlackjack(server, studio, 'member01')
    await pairWith(studio, sitting.seat.memberId, paths)
  })

  it.each(paths)('$name, and the ledger agrees', async ({ decisions, isSuch, expected }) => {
    await dealNext(owner, studio, sitting.seat.memberId, decisions, isSuch)
    const before = await sitting.balance()
    let hand = await sitting.start(studio)
    for (const decision of decisions) {
      expect(hand.state).toBe('OPEN')
      expect([hand.dealer.cards[1], hand.winAmount]).toEqual([-1, 0])
      hand = await sitting.act(studio, hand, decision)
    }
    expect(hand).toMatchObject({
      state: 'SETTLED',
      step: decisions.length,
      actions: [],
      active: null,
      currency: 'THB',
      balance: before - hand.betAmount + hand.winAmount,
    })
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
      const table = replay(
        openStream({ serverSeed, clientSeed: row.proof.clientSeed, nonce: row.proof.nonce, tag: 'bj' }),
        1_000n,
        decisions,
      )
      expect([row.step, row.betAmount, row.winAmount, row.dealer.cards]).toEqual([
        decisions.length,
        Number(table.betAmount),
        Number(table.winAmount),
        [...table.dealer.cards],
      ])
    }
  })

  it('a finished hand is answered with its proof; the seed once its pair is retired', async () => {
    const { rows } = await studio.hands.list(sitting.seat, { pageNo: 1, pageSize: 1 })
    const hidden = await findFairRound(studio, sitting.seat.memberId, rows[0]!.handId)
    expect(hidden).toMatchObject({
      kind: 'HAND',
      state: 'SETTLED',
      serverSeed: null,
      betAmount: 4_000,
      hand: { stake: 1_000, decisions: ['SPLIT', 'DOUBLE', 'DOUBLE'] },
    })
    const seed = await studio.seeds.rotate(sitting.seat.memberId, undefined)
    expect(await findFairRound(studio, sitting.seat.memberId, rows[0]!.handId)).toMatchObject({
      serverSeed: seed,
    })
    expect(
      await findFairRound(
        studio,
        (await sitAtBlackjack(server, studio, 'member02')).seat.memberId,
        rows[0]!.handId,
      ),
    ).toBeUndefined()
  })
})
