/**
 * COCKFIGHT: an animated fight (domain/sportsbook.md §9). Bets are on MERON or WALA, or on one of two kinds
 * of draw, which return the stakes of both sides.
 */
import type { FairStream } from '../../../kernel/fair/stream.ts'
import {
  type DeclaredSpot,
  declareTableGame,
  LOST,
  pays,
  PUSHED,
  simpleSpot,
} from '../../../kernel/tables/prizes.ts'

export interface Outcome {
  /** 0..999: whose place it falls into ends the fight. */
  readonly number: number
  /** How the fight is shown; it decides nothing. */
  readonly script: number
}

export const ends = ['MERON', 'WALA', 'BDD', 'FTD'] as const
export type End = (typeof ends)[number]

const NUMBERS = 1000
const SCRIPTS = 65_536

/** How many of the 1,000 numbers each end has. */
const shares: Readonly<Record<End, number>> = { MERON: 470, WALA: 425, BDD: 95, FTD: 10 }

/** The number behind the last one of each end. */
const bounds = ends.map((_, place) => ends.slice(0, place + 1).reduce((sum, end) => sum + shares[end], 0))

export const endOf = ({ number }: Outcome): End => ends[bounds.findIndex((bound) => number < bound)]!

/** A draw gives the stake back. */
const side = (code: 'MERON' | 'WALA', rtp: string, hundredths: bigint): DeclaredSpot<Outcome> => {
  const prize = pays(hundredths, 100n)
  return {
    code,
    isSide: false,
    rtp,
    prizes: [prize],
    prize(outcome) {
      const end = endOf(outcome)
      return end === code ? prize : end === 'BDD' || end === 'FTD' ? PUSHED : LOST
    },
  }
}

const draw = (code: 'BDD' | 'FTD', rtp: string, odds: bigint): DeclaredSpot<Outcome> =>
  simpleSpot({ code, isSide: true, rtp }, pays(odds), (outcome) => endOf(outcome) === code)

export const game = declareTableGame<Outcome>({
  gameCode: 'COCKFIGHT',
  tag: 'cockfight',
  mathVersion: '1',
  spots: [
    side('MERON', '0.988600', 88n),
    side('WALA', '0.989000', 108n),
    draw('BDD', '0.855000', 8n),
    draw('FTD', '0.890000', 88n),
  ],
  opposites: [['MERON', 'WALA']],
  countsDecided: true,
  draw: (stream: Pick<FairStream, 'int'>): Outcome => ({
    number: stream.int(NUMBERS),
    script: stream.int(SCRIPTS),
  }),
  result: (outcome) => ({ winner: endOf(outcome), marks: [] }),
})
