import type { PrawncrabTexts } from './texts.ts'

const symbols = ['Fish', 'Prawn', 'Gourd', 'Crab', 'Rooster', 'Tiger']
const say = (faces: string): string =>
  faces
    .split('-')
    .map((face) => symbols[Number.parseInt(face, 10) - 1] ?? '')
    .join(', ')

export const en: PrawncrabTexts = {
  name: 'Fish-prawn-crab',
  spots: { ANY_TRIPLE: 'Any triple' },
  symbols,
  titles: { symbols: 'Single', two: 'Two symbols', triple: 'Triple', any: 'Any triple' },
  nameOf(code) {
    const [kind, rest] = code.split(':')
    if (rest === undefined) return 'Any triple'
    return kind === 'FACE' ? say(rest) : `${kind === 'TWO' ? 'Two symbols' : 'Triple'}: ${say(rest)}`
  },
  short: ({ winner }) => say(winner),
  call: ({ winner, marks }) => `${say(winner)}${marks.includes('TRIPLE') ? ', a triple' : ''}`,
  rules: [
    'Three dice with fish, prawn, gourd, crab, rooster and tiger lie under a lid. They are shaken and uncovered for the whole table at once',
    'A single symbol pays 1, 2 or 3 to 1 for one, two or three dice that show it',
    'Two symbols win when both show. A triple needs all three dice alike',
    'Payouts are multiples of the stake, rounded down to the satang',
  ],
}
