/** ROULETTE with a single zero (domain/studio-games.md §4.1): 157 spots, every one returns 36/37. */
import { declareTableGame, pays, simpleSpot } from '../../../kernel/tables/prizes.ts'
import { isRed, spotNumbers, WHEEL } from './sheet.ts'

export interface Outcome {
  readonly number: number
}

/** Inside bets, up to a line of six numbers, are the side bets of the table. */
const MOST_INSIDE = 6

const spots = [...spotNumbers].map(([code, numbers]) => {
  const won = new Set(numbers)
  // Thirty-six parts go to the numbers that are covered, so n of them pay 36/n − 1 to 1.
  const prize = pays(BigInt(36 / numbers.length - 1))
  return simpleSpot<Outcome>(
    { code, isSide: numbers.length <= MOST_INSIDE, rtp: '0.972973' },
    prize,
    ({ number }) => won.has(number),
  )
})

export const game = declareTableGame<Outcome>({
  gameCode: 'ROULETTE',
  tag: 'roulette',
  mathVersion: '1',
  spots,
  opposites: [
    ['RED', 'BLACK'],
    ['ODD', 'EVEN'],
    ['LOW', 'HIGH'],
    ['COLUMN:1', 'COLUMN:2', 'COLUMN:3'],
    ['DOZEN:1', 'DOZEN:2', 'DOZEN:3'],
  ],
  draw: (stream) => ({ number: stream.int(WHEEL.length) }),
  result({ number }) {
    const marks =
      number === 0
        ? []
        : [isRed(number) ? 'RED' : 'BLACK', number % 2 === 1 ? 'ODD' : 'EVEN', number <= 18 ? 'LOW' : 'HIGH']
    return { winner: String(number), marks }
  },
})
