import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openStream } from '../../../kernel/fair/stream.ts'
import { perfectPlay } from '../../kit/exact/blackjack.ts'
import { seededStream } from '../../kit/exact/simulate.ts'
import { type Action, costOf, game, replay, type Table } from './index.ts'
import { basicMove } from '../../../tools/torture/suites/returns.ts'
import { playHand } from './play.ts'
import { totalOf } from './totals.ts'

/** Plays a hand to its end; the cards stay the same whatever is decided. */
function playOut(
  seed: number,
  stake: bigint,
  decide: (table: Table) => Action,
): { table: Table; decisions: Action[]; staked: bigint } {
  const decisions: Action[] = []
  let staked = stake
  for (;;) {
    const table = replay(seededStream(seed), stake, decisions)
    expect(table.betAmount).toBe(staked)
    if (table.isEnded) return { table, decisions, staked }
    const action = decide(table)
    staked += costOf(table, action)
    decisions.push(action)
  }
}

describe('the machine', () => {
  test('forty thousand hands by the basic strategy lie within four standard errors of the exact return', () => {
    let sum = 0
    let squares = 0
    const hands = 40_000
    for (let seed = 1; seed <= hands; seed++) {
      const decisions: Action[] = []
      let table = replay(seededStream(seed), 100n, decisions)
      while (!table.isEnded) {
        decisions.push(basicMove(table))
        table = replay(seededStream(seed), 100n, decisions)
      }
      const gain = Number.parseInt(String(table.winAmount - table.betAmount), 10) / 100
      sum += gain
      squares += gain * gain
    }
    const mean = sum / hands
    expect(Math.abs(mean - perfectPlay(1.5))).toBeLessThan(
      4 * Math.sqrt((squares / hands - mean * mean) / hands),
    )
  })

  test('whatever is decided, money is conserved, cards never change, and only what is offered is taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 32 - 1 }),
        fc.bigInt(500n, 5_000_000n),
        fc.array(fc.nat(5), { minLength: 1, maxLength: 30 }),
        (seed, stake, picks) => {
          let turn = 0
          let before: Table | undefined
          const { table, decisions } = playOut(seed, stake, (shown) => {
            expect(shown.winAmount).toBe(0n)
            expect(shown.dealer.cards.slice(1)).toEqual([-1])
            if (before && before.hands.length === shown.hands.length)
              before.hands.forEach((hand, at) =>
                expect(shown.hands[at]!.cards.slice(0, hand.cards.length)).toEqual(hand.cards),
              )
            before = shown
            for (const refused of (
              ['HIT', 'STAND', 'DOUBLE', 'SPLIT', 'INSURANCE', 'NO_INSURANCE'] as const
            ).filter((one) => !shown.actions.includes(one))) {
              expect(() => replay(seededStream(seed), stake, [...decisionsSoFar, refused])).toThrow(
                RangeError,
              )
            }
            const action = shown.actions[picks[turn++ % picks.length]! % shown.actions.length]!
            decisionsSoFar.push(action)
            return action
          })
          decisionsSoFar.length = 0
          expect(decisions.length).toBeLessThan(40)
          expect(table.winAmount).toBeGreaterThanOrEqual(0n)
          // Two doubled hands and insurance are the most that can be staked; each comes back double at best,
          // insurance threefold.
          expect(table.betAmount).toBeLessThanOrEqual(4n * stake + stake / 2n)
          expect(table.winAmount).toBeLessThanOrEqual(8n * stake)
          for (const hand of table.hands) {
            expect([0n, hand.stake, 2n * hand.stake, hand.stake + (3n * hand.stake) / 2n]).toContain(
              hand.winAmount,
            )
            expect(hand.result).not.toBeNull()
          }
          const house = totalOf(table.dealer.cards).total
          if (table.hands.some(({ total, result }) => total <= 21 && result !== 'BLACKJACK'))
            expect(house).toBeGreaterThanOrEqual(table.dealer.cards.length === 2 ? 4 : 17)
        },
      ),
      { numRuns: 600 },
    )
  })
  const decisionsSoFar: Action[] = []

  const dealt =
    (...cards: number[]) =>
    () =>
      cards.shift()!
  // Spades: A 3, 2 7, … 9 35, 10 39, J 43, Q 47, K 51. Order: player, dealer, player, hole.
  const [ace, five, six, seven, eight, nine, ten, king] = [3, 19, 23, 27, 31, 35, 39, 51]

  test('a blackjack is paid 3 to 2, rounded down, and at once', () => {
    const table = playHand(dealt(ace, five, king, six), 101n, [])
    expect([table.isEnded, table.winAmount, table.hands[0]!.result, table.dealer.cards]).toEqual([
      true,
      252n,
      'BLACKJACK',
      [five, six],
    ])
    expect(playHand(dealt(ace, ten, king, ace), 100n, []).hands[0]!.result).toBe('PUSH')
  })

  test('with a ten the dealer looks first: a blackjack ends the hand before a double', () => {
    const table = playHand(dealt(five, king, six, ace), 100n, [])
    expect([table.isEnded, table.winAmount, table.dealer.cards]).toEqual([true, 0n, [king, ace]])
  })

  test('with an ace insurance is asked first and pays 2 to 1 on a blackjack', () => {
    const open = playHand(dealt(five, ace, six, king), 101n, [])
    expect([open.active, open.actions, costOf(open, 'INSURANCE')]).toEqual([
      null,
      ['INSURANCE', 'NO_INSURANCE'],
      50n,
    ])
    const insured = playHand(dealt(five, ace, six, king), 101n, ['INSURANCE'])
    expect([insured.isEnded, insured.betAmount, insured.winAmount, insured.insuranceWin]).toEqual([
      true,
      151n,
      150n,
      150n,
    ])
    const lost = playHand(dealt(five, ace, six, nine), 100n, ['INSURANCE', 'STAND'])
    expect([lost.betAmount, lost.winAmount, lost.insuranceWin]).toEqual([150n, 0n, 0n])
    expect(playHand(dealt(ace, ace, king, king), 100n, ['INSURANCE']).winAmount).toBe(250n)
  })

  test('equal values split once; each hand is doubled by itself; 21 after a split is no blackjack', () => {
    const split = playHand(dealt(king, six, ten, ten, ace, five), 100n, ['SPLIT'])
    expect([split.hands.map(({ cards }) => cards), split.active, split.betAmount]).toEqual([
      [
        [king, ace],
        [ten, five],
      ],
      1,
      200n,
    ])
    const end = playHand(dealt(king, six, ten, ten, ace, five, five, nine), 100n, ['SPLIT', 'DOUBLE'])
    expect([end.hands.map(({ result }) => result), end.betAmount, end.winAmount]).toEqual([
      ['WIN', 'WIN'],
      300n,
      600n,
    ])
    const pair = playHand(dealt(eight, six, eight, ten, eight, eight), 100n, ['SPLIT'])
    expect(pair.actions).toEqual(['HIT', 'STAND', 'DOUBLE'])
  })

  test('split aces get one card each and no more', () => {
    const table = playHand(dealt(ace, six, ace, ten, king, seven, nine), 100n, ['SPLIT'])
    expect([table.isEnded, table.hands.map(({ total, result }) => [total, result]), table.winAmount]).toEqual(
      [
        true,
        [
          [21, 'WIN'],
          [18, 'WIN'],
        ],
        400n,
      ],
    )
  })

  test('the dealer stands on a soft 17, and draws nothing for hands that are all bust', () => {
    expect(playHand(dealt(king, six, seven, ace), 100n, ['STAND']).dealer.total).toBe(17)
    const bust = playHand(dealt(king, six, six, ten, king), 100n, ['HIT'])
    expect([bust.hands[0]!.result, bust.dealer.cards]).toEqual(['LOSE', [six, ten]])
  })

  test('the same seeds and decisions give the same table for ever', () => {
    const stream = () =>
      openStream({
        serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
        clientSeed: 'thai-player-1',
        nonce: 7,
        tag: game.tag,
      })
    const cards = stream()
    const [first, up, second] = [cards.int(52), cards.int(52), cards.int(52)]
    const table = replay(stream(), 1_000n, [])
    expect([table.hands[0]!.cards, table.dealer.cards]).toEqual([
      [first, second],
      [up, -1],
    ])
  })
})
