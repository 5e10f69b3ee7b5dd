import { describe, expect, test } from 'vitest'
import { classicGames, playsOfGame } from '../../../../kernel/lottery/classic/families.ts'
import { numberGames } from '../../../../kernel/lottery/numbers/games.ts'
import { oddsE4 } from '../../../../kernel/lottery/odds.ts'
import { lineReturn } from './line-return.ts'

describe('what a line returns of its stake', () => {
  test('is the prize group by 2,000 for every classic play, but for odds rounded down', () => {
    for (const game of classicGames)
      for (const play of playsOfGame(game))
        for (const g of [1_980, 1_800]) {
          const { mean, deviation } = lineReturn({
            gameCode: game.gameCode,
            playCode: play.code,
            selection: '',
            refundsTies: false,
            oddsE4: play.prizes.map(({ ways }) => oddsE4(g, play.outcomes, play.refunded, ways)),
          })!
          // Stakes that go back are returned whole, and only the rest is worth its prize group.
          const back = play.refunded / play.outcomes
          const one = (g / 2_000) * (1 - back)
          expect(mean).toBeLessThan(one + back + 1e-9)
          expect(mean).toBeGreaterThan(one + back - 0.001)
          expect(deviation).toBeGreaterThan(0)
        }
  })

  test('varies by the prize that is chosen', () => {
    const play = playsOfGame(classicGames.find(({ gameCode }) => gameCode === 'K3_60')!).find(
      ({ prizes }) => prizes.length === 16,
    )!
    const of = (selection: string) =>
      lineReturn({
        gameCode: 'K3_60',
        playCode: play.code,
        selection,
        refundsTies: false,
        oddsE4: play.prizes.map(({ ways }) => oddsE4(1_980, play.outcomes, play.refunded, ways)),
      })!
    expect(of('3').deviation).toBeGreaterThan(4 * of('10').deviation)
    expect(of('3').mean).toBeCloseTo(of('10').mean, 3)
  })

  test('is what the page says for bets on whole numbers', () => {
    const of = (gameCode: string, playCode: string, selection: string) => {
      const play = numberGames
        .find((game) => game.gameCode === gameCode)!
        .plays.find(({ code }) => code === playCode)!
      return lineReturn({ gameCode, playCode, selection, refundsTies: false, oddsE4: play.oddsE4 })!
    }
    expect(of('THAI_GOV', 'TOP3', '123').mean).toBeCloseTo(0.9, 9)
    expect(of('THAI_GOV', 'TOD3', '112').mean).toBeCloseTo(0.45, 9)
    expect(of('VN_NORTH_60', 'LO2', '12').mean).toBeCloseTo(0.98, 9)
    // One number in a hundred pays 98: the root of 0.01 × 98² − 0.98².
    expect(of('VN_NORTH_60', 'LO2', '12').deviation).toBeCloseTo(Math.sqrt(0.01 * 98 ** 2 - 0.98 ** 2), 9)
    expect(of('FOURD_MAGNUM', 'FOURD_BIG', '0123').mean).toBeCloseTo(0.64, 9)
  })

  test('is unknown for a game that is not offered', () => {
    const pick = { gameCode: 'NONE', playCode: 'TOP3', selection: '123', refundsTies: false, oddsE4: [] }
    expect(lineReturn(pick)).toBeUndefined()
  })
})
