import { describe, expect, test } from 'vitest'
import { dealerDraws, drawsThird } from '../../pokdeng/rules/best-play.ts'
import { deal as dealPokDeng, game as pokdeng, netOf } from '../../pokdeng/rules/index.ts'
import { totalOf } from '../../../kernel/cards/cards.ts'
import { enumeratePokDeng, gainOf, playPokDeng } from './pok-deng.ts'
import { seededStream } from './simulate.ts'

describe('Pok Deng', () => {
  const kinds = enumeratePokDeng(dealerDraws)
  const published = playPokDeng(kinds, 0.95, (kind) => drawsThird(kind.cards))

  test('every deal of both sides: the published chances, return and variance of the best play', () => {
    expect(kinds.reduce((sum, { ways }) => sum + ways, 0)).toBe(1326)
    for (const { stand, draw } of kinds)
      expect([stand.count, draw.count]).toEqual([1225 * 48 * 47, 1225 * 48 * 47])
    expect(
      [published.win, published.push, published.gain, published.variance].map((one) => one.toFixed(6)),
    ).toEqual(['0.457526', '0.088562', '-0.020720', '1.848560'])
    for (const spot of pokdeng.spots) expect(spot.rtp).toBe((1 + published.gain).toFixed(6))
  })

  test('no other decision is better: each kind of two cards draws exactly where drawing gains more', () => {
    for (const kind of kinds)
      expect([kind.cards, drawsThird(kind.cards)]).toEqual([
        kind.cards,
        kind.isDecided && gainOf(kind.draw, 0.95) > gainOf(kind.stand, 0.95),
      ])
    const best = (kept: number) =>
      playPokDeng(
        kinds,
        kept,
        (kind) => kind.isDecided && gainOf(kind.draw, kept) > gainOf(kind.stand, kept),
      ).gain.toFixed(6)
    expect([best(0.97), best(1)]).toEqual(['-0.008621', '0.009528'])
    const plain = playPokDeng(
      kinds,
      0.95,
      ({ cards }) => totalOf(cards) < 5 || (totalOf(cards) === 5 && cards[0] % 4 !== cards[1] % 4),
    )
    // −0.0223809; the published figure is −0.022382.
    expect(plain.gain.toFixed(6)).toBe('-0.022381')
  })

  test('fifteen thousand rounds of six hands as they are dealt lie within four standard errors', () => {
    const stream = seededStream(20261121)
    const rounds = 15_000
    let sum = 0
    let squares = 0
    for (let round = 0; round < rounds; round++) {
      const outcome = pokdeng.draw(stream)
      // Hands of one round share a dealer, so the round is the sample.
      const gain =
        outcome.hands.reduce(
          (total, hand) => total + Number.parseInt(String(netOf(hand, outcome.dealer, 100n)), 10) / 100,
          0,
        ) / 6
      sum += gain
      squares += gain * gain
    }
    const mean = sum / rounds
    expect(Math.abs(mean - published.gain)).toBeLessThan(
      4 * Math.sqrt((squares / rounds - mean * mean) / rounds),
    )
  })

  test('cards go round twice, hands draw before the dealer, and a dealer’s pok ends it', () => {
    const order = dealPokDeng(
      (() => {
        let card = 0
        return () => card++
      })(),
    )
    expect([order.hands.map((hand) => hand.slice(0, 2)), order.dealer.slice(0, 2)]).toEqual([
      [0, 1, 2, 3, 4, 5].map((seat) => [seat, seat + 7]),
      [6, 13],
    ])
    // The dealer's second card is the fourteenth: 2 + 7 makes nine.
    const cards = [0, 1, 2, 3, 40, 41, 4, 5, 6, 7, 8, 9, 10, 24]
    const pok = dealPokDeng(() => cards.shift()!)
    expect([pok.dealer, pok.hands.every((hand) => hand.length === 2), pokdeng.result(pok).marks]).toEqual([
      [4, 24],
      true,
      ['POK_9'],
    ])
  })

  test('the published example: two nines against six win 190.00 of 100.00; five stakes are held, so five can be lost', () => {
    const outcome = {
      dealer: [20, 36],
      hands: [
        [35, 33],
        [24, 25, 26],
        [0, 1],
        [0, 4],
        [0, 8],
        [0, 12],
      ],
    }
    expect(pokdeng.payout(outcome, 'HAND1', 10_000n)).toBe(50_000n + 19_000n)
    expect(pokdeng.payout({ ...outcome, dealer: [24, 25, 26] }, 'HAND3', 10_000n)).toBe(0n)
    expect(pokdeng.payout(outcome, 'HAND2', 1n)).toBe(5n + 4n)
  })
})
