/** TEMPLATETABLE: one die, the smallest whole game at a shared table, to copy. */
import type { FairStream } from '../../../kernel/fair/stream.ts'
import { declareTableGame, pays, simpleSpot } from '../../../kernel/tables/prizes.ts'

export interface Outcome {
  readonly dice: readonly [number]
}

const isHigh = ({ dice: [die] }: Outcome): boolean => die > 3

const FACES = [1, 2, 3, 4, 5, 6] as const

const side = (code: string, isWon: (outcome: Outcome) => boolean) =>
  simpleSpot<Outcome>({ code, isSide: false, rtp: '0.975000' }, pays(95n, 100n), isWon)

const face = (number: number) =>
  simpleSpot<Outcome>(
    { code: `FACE:${number}`, isSide: true, rtp: '0.966667' },
    pays(480n, 100n),
    ({ dice: [die] }) => die === number,
  )

export const game = declareTableGame<Outcome>({
  gameCode: 'TEMPLATETABLE',
  tag: 'die',
  mathVersion: '1',
  spots: [side('HIGH', isHigh), side('LOW', (outcome) => !isHigh(outcome)), ...FACES.map(face)],
  opposites: [['HIGH', 'LOW']],
  draw: (stream: Pick<FairStream, 'int'>): Outcome => ({ dice: [1 + stream.int(FACES.length)] }),
  result: (outcome) => ({
    winner: `${outcome.dice[0]}`,
    marks: [isHigh(outcome) ? 'HIGH' : 'LOW'],
    score: outcome.dice,
  }),
})
