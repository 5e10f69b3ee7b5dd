import { describe, expect, test } from 'vitest'
import { bestFive, handNameOf, HAND_NAMES, rankHand } from './rank-hand.ts'

/**
 * Another way to compute the same order: every five of the seven cards, each described as a list that
 * compares item by item.
 */
function slowRank(cards: readonly number[]): number[] {
  if (cards.length > 5) {
    return cards
      .map((_, out) => slowRank(cards.filter((_, place) => place !== out)))
      .reduce((best, next) => (compare(next, best) > 0 ? next : best))
  }
  const ranks = cards.map((card) => (card < 4 ? 14 : Math.floor(card / 4) + 1)).sort((a, b) => b - a)
  const groups = [...Map.groupBy(ranks, (rank) => rank)]
    .map(([rank, list]) => ({ rank, count: list.length }))
    .sort((a, b) => b.count - a.count || b.rank - a.rank)
  const counts = groups.map((group) => group.count).join('')
  const order = groups.map((group) => group.rank)
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1
  const isWheel = ranks.join() === '14,5,4,3,2'
  const isStraight = counts === '11111' && (isWheel || ranks[0]! - ranks[4]! === 4)
  const tail = isWheel ? [5] : order
  if (isStraight && isFlush) return [8, ...tail]
  if (counts === '41') return [7, ...order]
  if (counts === '32') return [6, ...order]
  if (isFlush) return [5, ...order]
  if (isStraight) return [4, ...tail]
  return [{ '311': 3, '221': 2, '2111': 1, '11111': 0 }[counts]!, ...order]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0)
    if (difference !== 0) return Math.sign(difference)
  }
  return 0
}

/** A fixed sequence of decks. */
function decks(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return (count: number) => {
    const deck = Array.from({ length: 52 }, (_, card) => card)
    return Array.from({ length: count }, () => deck.splice(Math.floor(next() * deck.length), 1)[0]!)
  }
}

describe('the worth of poker hands', () => {
  test('counts every one of the 2,598,960 hands of five cards as what it is', () => {
    const counts = new Map<string, number>()
    const tally = new Int32Array(HAND_NAMES.length)
    const hand = new Uint8Array(5)
    for (let a = 0; a < 48; a++)
      for (let b = a + 1; b < 49; b++)
        for (let c = b + 1; c < 50; c++)
          for (let d = c + 1; d < 51; d++)
            for (let e = d + 1; e < 52; e++) {
              hand[0] = a
              hand[1] = b
              hand[2] = c
              hand[3] = d
              hand[4] = e
              tally[rankHand(hand) >> 26]! += 1
            }
    HAND_NAMES.forEach((name, place) => counts.set(name, tally[place]!))
    expect(Object.fromEntries(counts)).toEqual({
      STRAIGHT_FLUSH: 40,
      QUADS: 624,
      FULL_HOUSE: 3744,
      FLUSH: 5108,
      STRAIGHT: 10_200,
      TRIPS: 54_912,
      TWO_PAIR: 123_552,
      PAIR: 1_098_240,
      HIGH_CARD: 1_302_540,
    })
  })

  test('orders hands of seven cards as the slow way through all their fives does', () => {
    const deal = decks(20_261_121)
    for (let round = 0; round < 1200; round++) {
      const cards = deal(9)
      const [one, two] = [
        [...cards.slice(0, 5), cards[5]!, cards[6]!],
        [...cards.slice(0, 5), cards[7]!, cards[8]!],
      ]
      expect(Math.sign(rankHand(one) - rankHand(two)), cards.join()).toBe(
        compare(slowRank(one), slowRank(two)),
      )
      expect(HAND_NAMES.indexOf(handNameOf(rankHand(one)))).toBe(slowRank(one)[0])
    }
  })

  test('names five cards that are worth as much as all seven, whatever their order', () => {
    const deal = decks(7)
    for (let round = 0; round < 200; round++) {
      const cards = deal(7)
      const five = bestFive(cards)
      expect(new Set(five).size).toBe(5)
      expect(five.every((card) => cards.includes(card))).toBe(true)
      expect(rankHand(five)).toBe(rankHand(cards))
      expect(rankHand([...cards].reverse())).toBe(rankHand(cards))
    }
  })

  test('puts the wheel under the six high straight, and the ace on top of the other end', () => {
    const straight = (...ranks: number[]) => rankHand(ranks.map((rank, place) => rank * 4 + (place % 2)))
    expect(straight(0, 1, 2, 3, 4)).toBeLessThan(straight(1, 2, 3, 4, 5))
    expect(straight(8, 9, 10, 11, 12)).toBeLessThan(straight(9, 10, 11, 12, 0))
    expect(handNameOf(straight(10, 11, 12, 0, 1))).toBe('HIGH_CARD')
  })
})
