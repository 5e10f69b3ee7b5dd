import { describe, expect, test } from 'vitest'
import { game as baccarat, deal as dealBaccarat, winnerOf } from '../../baccarat/rules/index.ts'
import { totalOf } from '../../../kernel/cards/cards.ts'
import { everyDeal, exactReturns, type CardKind } from './table-games.ts'
import { expectPublished } from '../../../tests/support/table-draws.ts'

describe('baccarat', () => {
  // Ten, jack, queen and king count nothing: four ranks of the thirteen.
  const byPoints: CardKind[] = Array.from({ length: 10 }, (_, points) => ({
    card: points === 0 ? 36 : 4 * (points - 1),
    count: points === 0 ? 128 : 32,
  }))
  const deals = everyDeal(dealBaccarat, byPoints, 6, (outcome) =>
    [
      winnerOf(outcome),
      outcome.player.length,
      outcome.banker.length,
      totalOf(outcome.player),
      totalOf(outcome.banker),
    ].join(),
  )
  const count = (isOf: (outcome: { player: readonly number[]; banker: readonly number[] }) => boolean) =>
    deals.reduce((sum, { outcome, weight }) => sum + (isOf(outcome) ? weight : 0), 0)

  test('every draw of six cards from eight decks: the exact counts of player, banker and tie', () => {
    const total = 416 * 415 * 414 * 413 * 412 * 411
    const counts = ['PLAYER', 'BANKER', 'TIE'].map((winner) =>
      count((outcome) => winnerOf(outcome) === winner),
    )
    expect(counts).toEqual([2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216])
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(total)
    expect(counts.map((one) => (one / total).toFixed(6))).toEqual(['0.446247', '0.458597', '0.095156'])
  })

  test('every spot returns what it publishes, and so do the published bets that are not offered', () => {
    const returns = exactReturns(baccarat, deals, ['PLAYER', 'BANKER', 'TIE', 'DRAGON7', 'PANDA8'])
    expectPublished(baccarat, returns)
    const ranks: CardKind[] = Array.from({ length: 13 }, (_, rank) => ({ card: 4 * rank, count: 32 }))
    const firsts = everyDeal(
      (next) => {
        const cards = [next(), next(), next(), next()] as const
        return { player: [cards[0], cards[2]], banker: [cards[1], cards[3]] }
      },
      ranks,
      4,
      ({ player, banker }) => `${player[0] === player[1]}${banker[0] === banker[1]}`,
    )
    expectPublished(baccarat, exactReturns(baccarat, firsts, ['PLAYER_PAIR', 'BANKER_PAIR']))
    const total = count(() => true)
    const chance = (isOf: Parameters<typeof count>[0]) => count(isOf) / total
    const cards = (outcome: { player: readonly number[]; banker: readonly number[] }) =>
      outcome.player.length + outcome.banker.length
    const banker6 = (length: number) =>
      chance(
        (outcome) =>
          winnerOf(outcome) === 'BANKER' && totalOf(outcome.banker) === 6 && outcome.banker.length === length,
      )
    const others = [
      13 * (banker6(2) + banker6(3)),
      13 * banker6(2) + 21 * banker6(3),
      2.5 * chance((one) => cards(one) === 4),
      1.54 * chance((one) => cards(one) > 4),
    ]
    expect(others.map((one) => one.toFixed(6))).toEqual(['0.700228', '0.833164', '0.947171', '0.956543'])
  })

  test('third cards by the book, hand by hand', () => {
    const dealt = (...points: number[]) => {
      const { player, banker } = dealBaccarat(() => [36, 0, 4, 8, 12, 16, 20, 24, 28, 32][points.shift()!]!)
      return [player.length, banker.length]
    }
    // player, banker, player, banker, thirds
    expect(dealt(4, 1, 4, 1)).toEqual([2, 2])
    expect(dealt(3, 2, 3, 3, 0)).toEqual([2, 3])
    expect(dealt(3, 3, 3, 3)).toEqual([2, 2])
    expect(dealt(0, 1, 5, 2, 8)).toEqual([3, 2])
    expect(dealt(0, 1, 5, 2, 9, 0)).toEqual([3, 3])
    expect(dealt(0, 1, 5, 5, 5)).toEqual([3, 2])
    expect(dealt(0, 1, 5, 5, 6, 0)).toEqual([3, 3])
    expect(dealt(0, 3, 5, 4, 7)).toEqual([3, 2])
  })

  test('a win is rounded down after the commission, a tie gives both sides back', () => {
    const won = { player: [36, 36], banker: [36, 20] }
    expect(baccarat.payout(won, 'BANKER', 10_000n)).toBe(19_500n)
    expect(baccarat.payout(won, 'BANKER', 30n)).toBe(58n)
    const tied = { player: [36, 20], banker: [20, 36] }
    expect(['PLAYER', 'BANKER', 'TIE'].map((spot) => baccarat.payout(tied, spot, 100n))).toEqual([
      100n,
      100n,
      900n,
    ])
    expect(baccarat.result({ player: [36, 37], banker: [28, 38] })).toEqual({
      winner: 'BANKER',
      marks: ['PLAYER_PAIR', 'NATURAL'],
      score: [0, 8],
    })
  })
})
