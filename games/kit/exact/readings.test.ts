/** What the rules of a table tell whoever shows a round equals what they pay. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableGame } from '../../../kernel/tables/table-game.ts'
import { tableGames } from '../../../studio/house/games.ts'
import { game as baccarat } from '../../baccarat/rules/index.ts'
import { game as dragontiger } from '../../dragontiger/rules/index.ts'
import { game as pokdeng } from '../../pokdeng/rules/index.ts'
import { seededStream } from './simulate.ts'

/** It divides by every prize there is, so nothing is rounded. */
const STAKE = 30_000n
const anySeed = fc.integer({ min: 1, max: 2 ** 32 - 1 })

/** What a stake wins at '0.95 : 3'. */
function winAt(odds: string): bigint {
  const [, whole, hundredths = '', per] = /^(\d+)(?:\.(\d\d))? : (\d+)$/.exec(odds)!
  return (STAKE * BigInt(`${whole}${hundredths.padEnd(2, '0')}`)) / (100n * BigInt(per!))
}

/** The spots that bring more than their stake, with what each wins. */
const paidBy = (game: TableGame, outcome: unknown): Record<string, bigint> =>
  Object.fromEntries(
    game.spots
      .map(({ code, holdMultiple }): [string, bigint] => [
        code,
        game.payout(outcome, code, STAKE) - STAKE * BigInt(holdMultiple),
      ])
      .filter(([, win]) => win > 0n),
  )

describe.each(tableGames.map((game) => [game.gameCode, game] as const))('%s', (_code, game) => {
  test('the winners of an outcome and what they pay are those that a settlement pays', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const outcome = game.draw(seededStream(seed))
        const { winners } = game.read(outcome)
        expect(Object.fromEntries(winners.map(({ spot, pays }) => [spot, winAt(pays)]))).toEqual(
          paidBy(game, outcome),
        )
        const odds = new Map(game.spots.map(({ code, pays }) => [code, pays]))
        for (const { spot, pays } of winners) expect(odds.get(spot)).toContain(pays)
      }),
      { numRuns: 300 },
    )
  })

  test('a reading is the same after a way through JSON, and every spot names its payouts, the least first', () => {
    const reading = game.read(game.draw(seededStream(7)))
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
    for (const { pays } of game.spots) {
      expect(pays.length).toBeGreaterThan(0)
      expect([...pays].sort((one, other) => (winAt(one) < winAt(other) ? -1 : 1))).toEqual(pays)
    }
  })
})

test('payouts are written as people write them', () => {
  const paysOf = (gameCode: string, code: string) =>
    tableGames.find((game) => game.gameCode === gameCode)!.spots.find((spot) => spot.code === code)!.pays
  expect([
    paysOf('BACCARAT', 'BANKER'),
    paysOf('FANTAN', 'SSH:1-2-3'),
    paysOf('FANTAN', 'NIM:1-2'),
    paysOf('HILO', 'FACE_HIGH:4'),
    paysOf('HILO', 'THREE:1-2-3'),
    paysOf('SICBO', 'FACE:6'),
    paysOf('ROULETTE', 'STREET:0-1-2'),
    paysOf('POKDENG', 'HAND1'),
  ]).toEqual([
    ['0.95 : 1'],
    ['0.95 : 3'],
    ['1.90 : 1'],
    ['4.60 : 1'],
    ['33 : 1'],
    ['1 : 1', '2 : 1', '3 : 1'],
    ['11 : 1'],
    ['0.95 : 1', '1.90 : 1', '2.85 : 1', '4.75 : 1'],
  ])
})

test('hands end as the result says, and are worth at last what it counts', () => {
  fc.assert(
    fc.property(fc.constantFrom<TableGame>(baccarat, dragontiger), anySeed, (game, seed) => {
      const outcome = game.draw(seededStream(seed))
      const { winner, score } = game.result(outcome)
      const { hands } = game.read(outcome)
      expect(hands.map(({ worth }) => worth.at(-1)!.points)).toEqual(score)
      for (const { hand, end } of hands)
        expect(end).toBe(winner === 'TIE' ? 'EVEN' : winner === hand ? 'WON' : 'LOST')
    }),
  )
})

test('six hands of Pok Deng are read against the dealer’s, from their second card on', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const outcome = pokdeng.draw(seededStream(seed))
      const { winner, score } = pokdeng.result(outcome)
      const { hands } = pokdeng.read(outcome)
      expect(hands.map(({ hand }) => hand)).toEqual(['DEALER', ...pokdeng.spots.map(({ code }) => code)])
      expect(hands.map(({ worth }) => worth.at(-1)!.points)).toEqual(score)
      expect(hands.map(({ worth }) => worth[0])).toEqual(hands.map(() => null))
      expect(hands.map(({ end }) => end)).toEqual([
        null,
        ...[...winner].map((letter) => ({ W: 'WON', L: 'LOST', P: 'EVEN' })[letter]),
      ])
    }),
  )
})

test('a hand is read card by card', () => {
  expect(baccarat.read({ player: [16, 20, 24], banker: [36, 28] }).hands[0]!.worth).toEqual([
    { points: 5 },
    { points: 1 },
    { points: 8 },
  ])
  const pair = { dealer: [0, 4], hands: Array.from({ length: 6 }, () => [4, 5, 6]) }
  expect(pokdeng.read(pair).hands[1]!.worth).toEqual([
    null,
    { points: 4, kind: 'POINTS', deng: 2 },
    { points: 6, kind: 'TONG', deng: 5 },
  ])
})
