/**
 * COCKFIGHT: an animated fight (domain/sportsbook.md §9). Bets are on MERON or WALA, or on one of two kinds
 * of draw, which return the stakes of both sides. A table pays at fixed odds or by a tote.
 */
import type { FairStream } from '../../../kernel/fair/stream.ts'
import { type ToteRules, type ToteStakes, totePer100 } from '../../../kernel/tables/tote.ts'
import {
  type DeclaredSpot,
  declareTableGame,
  LOST,
  pays,
  PUSHED,
  simpleSpot,
  type Prize,
} from '../../../kernel/tables/prizes.ts'

export interface Outcome {
  /** 0..999: whose place it falls into ends the fight. */
  readonly number: number
  /** How the fight is shown; it decides nothing. */
  readonly script: number
  /** At a table with a tote: what lay on the sides as betting closed, in minor units. */
  readonly tote?: ToteStakes
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

type Side = 'MERON' | 'WALA'

/** A draw gives the stake back. */
const side = (code: Side, rtp: string, prize: (outcome: Outcome) => Prize): DeclaredSpot<Outcome> => ({
  code,
  isSide: false,
  rtp,
  prizes: [],
  prize(outcome) {
    const end = endOf(outcome)
    return end === code ? prize(outcome) : end === 'BDD' || end === 'FTD' ? PUSHED : LOST
  },
})

const fixedSide = (code: Side, rtp: string, hundredths: bigint): DeclaredSpot<Outcome> => {
  const prize = pays(hundredths, 100n)
  return { ...side(code, rtp, () => prize), prizes: [prize] }
}

const tote: ToteRules = { sides: ['MERON', 'WALA'], commission: 5n, cancelsAt: 107n }

/** A side on which nothing lay has nobody to win. */
const toteSide = (code: Side, rtp: string): DeclaredSpot<Outcome> =>
  side(code, rtp, (outcome) => pays((totePer100(tote, outcome.tote ?? {}, code) ?? 100n) - 100n, 100n))

const draw = (code: 'BDD' | 'FTD', rtp: string, odds: bigint): DeclaredSpot<Outcome> =>
  simpleSpot({ code, isSide: true, rtp }, pays(odds), (outcome) => endOf(outcome) === code)

const draws = [draw('BDD', '0.855000', 8n), draw('FTD', '0.890000', 88n)]

const drawFight = (stream: Pick<FairStream, 'int'>): Outcome => ({
  number: stream.int(NUMBERS),
  script: stream.int(SCRIPTS),
})

/** The same at both kinds of table. */
const shared = {
  gameCode: 'COCKFIGHT',
  tag: 'cockfight',
  opposites: [['MERON', 'WALA']],
  countsDecided: true,
  /** domain/sportsbook.md §6. */
  most: { payout: 20_000_000n, round: 10_000_000n },
  result: (outcome: Outcome) => ({ winner: endOf(outcome), marks: [] }),
}

/**
 * Of what lies on both sides 95 % is returned if one of them wins and all of it on a draw: the return of both
 * together, before anything is rounded down, is 0.895 × 0.95 + 0.105, however the stakes are spread.
 */
const byTote = declareTableGame<Outcome>({
  ...shared,
  mathVersion: 'tote-1',
  tote,
  spots: [toteSide('MERON', '0.955250'), toteSide('WALA', '0.955250'), ...draws],
  draw: (stream, stakes = {}): Outcome => ({
    ...drawFight(stream),
    tote: Object.fromEntries(tote.sides.map((code) => [code, stakes[code] ?? 0])),
  }),
})

export const game = declareTableGame<Outcome>({
  ...shared,
  mathVersion: '1',
  byTote,
  spots: [fixedSide('MERON', '0.988600', 88n), fixedSide('WALA', '0.989000', 108n), ...draws],
  draw: drawFight,
})
