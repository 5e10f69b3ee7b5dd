import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { game as dragontiger } from '../../dragontiger/rules/index.ts'
import { game as hilo } from '../../hilo/rules/index.ts'
import { deal as dealPokDeng, game as pokdeng } from '../../pokdeng/rules/index.ts'
import { game as prawncrab } from '../../prawncrab/rules/index.ts'
import { game as roulette } from '../../roulette/rules/index.ts'
import { game as sicbo } from '../../sicbo/rules/index.ts'
import { openShoe } from '../../../kernel/cards/cards.ts'
import { tableGames } from '../../../studio/house/games.ts'
import { gamesOf } from '../../all.ts'
import { seededStream } from './simulate.ts'
import { streamOf } from '../../../tests/support/table-draws.ts'

describe('all tables', () => {
  test('the published vectors: dice 2, 5, 1, roulette 21, and a deck dealt from its first card', () => {
    expect([sicbo, hilo, prawncrab].map((game) => game.draw(streamOf(game.tag)))).toEqual(
      Array(3).fill({ dice: [2, 5, 1] }),
    )
    expect(roulette.draw(streamOf(roulette.tag))).toEqual({ number: 21 })
    const deck = [12, 6, 37, 18, 26, 43, 44, 28, 46, 8, 25, 40, 48, 7, 11, 13, 2, 5, 9, 23]
    expect(pokdeng.draw(streamOf(pokdeng.tag))).toEqual(dealPokDeng(() => deck.shift()!))
    const next = openShoe(streamOf('shoe8'))
    expect(dragontiger.draw(streamOf(dragontiger.tag))).toEqual({ dragon: next(), tiger: next() })
  })

  test('the same seeds give the same outcomes and payouts for ever: forty of every game', () => {
    for (const game of tableGames) {
      const digest = createHash('sha256')
      for (let nonce = 0; nonce < 40; nonce++) {
        const outcome = game.draw(streamOf(game.tag, nonce))
        digest.update(
          JSON.stringify([
            game.gameCode,
            game.mathVersion,
            outcome,
            game.result(outcome),
            game.spots.map(({ code }) => `${game.payout(outcome, code, 777n)}`),
          ]),
        )
      }
      const { game: listing } = gamesOf('TABLE').find((one) => one.game.code === game.gameCode)!
      expect([game.gameCode, digest.digest('hex')]).toEqual([game.gameCode, listing.digest])
    }
  })

  const anySpot = fc.constantFrom(...tableGames.flatMap((game) => game.spots.map((spot) => ({ game, spot }))))
  const anySeed = fc.integer({ min: 1, max: 2 ** 32 - 1 })
  const anyStake = fc.bigInt(1n, 5_000_000n)

  test('a payout is never below nothing, grows with the stake, and loses less than a satang to rounding', () => {
    fc.assert(
      fc.property(anySpot, anySeed, anyStake, anyStake, ({ game, spot }, seed, one, other) => {
        const outcome = game.draw(seededStream(seed))
        const pay = (stake: bigint) => game.payout(outcome, spot.code, stake)
        expect(pay(one)).toBeGreaterThanOrEqual(0n)
        expect([0n, 1n]).toContain(pay(one + other) - pay(one) - pay(other))
        // 180 to 1 and the hi-lo triple's 200 are the best there are.
        expect(pay(one)).toBeLessThanOrEqual(201n * one)
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
        expect(() => game.payout(outcome, `${spot.code}X`, one)).toThrow(RangeError)
      }),
      { numRuns: 1500 },
    )
  })

  test('of opposite spots at most one wins, and if none does it is a tie, a draw, a triple, a seven or zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tableGames), anySeed, (game, seed) => {
        const outcome = game.draw(seededStream(seed))
        for (const group of game.opposites) {
          const winners = group.filter((code) => game.payout(outcome, code, 100n) > 100n)
          expect(winners.length).toBeLessThanOrEqual(1)
          if (winners.length === 0)
            expect(['TIE', '0', '21']).toContain(
              noneWinsIn(game.gameCode, outcome) ?? game.result(outcome).winner,
            )
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('codes are unique, and every spot says what it returns', () => {
    for (const game of tableGames) {
      expect(new Set(game.spots.map(({ code }) => code)).size).toBe(game.spots.length)
      for (const { code, rtp, holdMultiple } of game.spots) {
        expect(code).toMatch(/^[A-Z0-9_:-]+$/)
        expect(rtp).toMatch(/^0\.[0-9]{6}$/)
        expect(holdMultiple).toBe(game.gameCode === 'POKDENG' ? 5 : 1)
      }
      for (const code of game.opposites.flat())
        expect(game.spots.some((spot) => spot.code === code)).toBe(true)
    }
  })
})

/** '21' if the rules say that a pair of opposites both lose: a seven, a triple, an eleven. */
function noneWinsIn(gameCode: string, outcome: unknown): string | undefined {
  if (gameCode === 'DRAGONTIGER') {
    const { dragon, tiger } = outcome as { dragon: number; tiger: number }
    return [dragon, tiger].some((card) => Math.floor(card / 4) === 6) ? '21' : undefined
  }
  // On either draw both sides get their stake back.
  if (gameCode === 'COCKFIGHT') return (outcome as { number: number }).number >= 895 ? 'TIE' : undefined
  if (gameCode === 'SICBO' || gameCode === 'HILO') {
    const { dice } = outcome as { dice: number[] }
    const sum = dice.reduce((total, die) => total + die, 0)
    return new Set(dice).size === 1 || (gameCode === 'HILO' && sum === 11) ? '21' : undefined
  }
  return undefined
}
