/**
 * FANTAN: 100 to 199 beads, counted off by four (domain/studio-games.md §4.5). Prizes are after the
 * commission of 5 %.
 */
import { choicesOf } from '../../../kernel/cards/dice.ts'
import {
  declareTableGame,
  type DeclaredSpot,
  LOST,
  pays,
  type Prize,
  PUSHED,
  simpleSpot,
} from '../../../kernel/tables/prizes.ts'

export interface Outcome {
  /** How many lay under the cup. */
  readonly beads: number
  /** 1..4: what is left when they are counted off by four. */
  readonly residue: number
}

const NUMBERS = [1, 2, 3, 4]
const LEAST_BEADS = 100
const SPREAD = 100

export const residueOf = (beads: number): number => ((beads - 1) % 4) + 1

/** Wins when any of the numbers is left. */
const group = (name: string, size: number, rtp: string, prize: Prize) =>
  choicesOf(size, NUMBERS).map((numbers) =>
    simpleSpot<Outcome>({ code: `${name}:${numbers.join('-')}`, rtp, isSide: false }, prize, ({ residue }) =>
      numbers.includes(residue),
    ),
  )

const NIM_PRIZE = pays(190n, 100n)

/** Wins with one number, and gives the stake back with another. */
const nim = (win: number, push: number): DeclaredSpot<Outcome> => ({
  code: `NIM:${win}-${push}`,
  rtp: '0.975000',
  isSide: false,
  prizes: [NIM_PRIZE],
  prize: ({ residue }) => (residue === win ? NIM_PRIZE : residue === push ? PUSHED : LOST),
})

export const game = declareTableGame<Outcome>({
  gameCode: 'FANTAN',
  tag: 'fantan',
  mathVersion: '1',
  spots: [
    ...group('FAN', 1, '0.962500', pays(285n, 100n)),
    ...NUMBERS.flatMap((win) => NUMBERS.filter((push) => push !== win).map((push) => nim(win, push))),
    ...group('KWOK', 2, '0.975000', pays(95n, 100n)),
    ...group('SSH', 3, '0.987500', pays(95n, 300n)),
  ],
  opposites: [
    ['KWOK:1-2', 'KWOK:3-4'],
    ['KWOK:1-3', 'KWOK:2-4'],
    ['KWOK:1-4', 'KWOK:2-3'],
    ['FAN:1', 'FAN:2', 'FAN:3', 'FAN:4'],
  ],
  draw(stream) {
    const beads = LEAST_BEADS + stream.int(SPREAD)
    return { beads, residue: residueOf(beads) }
  },
  result: ({ beads, residue }) => ({ winner: String(residue), marks: [], score: [beads] }),
})
