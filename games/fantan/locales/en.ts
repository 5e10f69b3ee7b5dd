import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'
import { readPair, type FanTanTexts } from './th.ts'

const beadsOf = ({ score = [] }: TableResult): number => score[0] ?? 0

export const en: TableGameTexts & { readonly nameOf: (code: string) => string; readonly own: FanTanTexts } = {
  name: 'Fan Tan',
  spots: {},
  nameOf(code) {
    const [kind = '', numbers = ''] = code.split(':')
    const { groups, nim } = this.own
    if (kind === 'NIM') return nim(...readPair(numbers))
    return kind in groups ? `${groups[kind as keyof typeof groups]} ${numbers}` : code
  },
  rules: [
    'The dealer covers 100 to 199 beads with a cup. After bets close the beads are counted off by fours; the 1 to 4 that are left at the end are the result.',
    'Fan, one number: pays 2.85 : 1 when it comes.',
    'Kwok, two numbers: pays 0.95 : 1 when either comes. Ssh, three numbers: pays 0.95 : 3, rounded down to the satang.',
    'Nim: the first number pays 1.90 : 1, the second gives the stake back, the others lose.',
    'All payouts are after 5% commission.',
  ],
  short: (result) => `${result.winner} (${beadsOf(result)} beads)`,
  call: (result) => `${beadsOf(result)} beads, ${result.winner} ${result.winner === '1' ? 'is' : 'are'} left`,
  own: {
    groups: { FAN: 'Fan', KWOK: 'Kwok', SSH: 'Ssh', NIM: 'Nim' },
    push: (number) => `push ${number}`,
    nim: (win, push) => `Nim ${win}, push on ${push}`,
    beads: (beads) => `${beads} beads`,
    left: (residue) => `${residue} left`,
    counting: 'Beads under the cup, counted off by fours',
  },
}
