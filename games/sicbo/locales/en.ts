import type { SicboTexts } from './texts.ts'

const spots: Record<string, string> = {
  SMALL: 'Small',
  BIG: 'Big',
  ODD: 'Odd',
  EVEN: 'Even',
  ANY_TRIPLE: 'Any triple',
}
const kinds: Record<string, string> = {
  SUM: 'Total',
  FACE: 'Single',
  TWO: 'Two faces',
  DOUBLE: 'Double',
  TRIPLE: 'Triple',
}
const markOf = (marks: readonly string[]): string =>
  marks
    .map((mark) => ({ TRIPLE: 'triple', BIG: 'big', SMALL: 'small' })[mark] ?? '')
    .filter(Boolean)
    .join(' ')

export const en: SicboTexts = {
  name: 'Sic bo',
  spots,
  titles: {
    main: 'Small, odd, even, big',
    sums: 'Total',
    face: 'Single face',
    two: 'Two faces',
    double: 'Double',
    triple: 'Chosen triple',
    any: 'Any triple',
  },
  nameOf(code) {
    const [kind, rest] = code.split(':')
    return rest === undefined ? (spots[code] ?? code) : `${kinds[kind!] ?? kind} ${rest}`
  },
  marks: { BIG: 'Big', SMALL: 'Small', TRIPLE: 'Triple' },
  short: ({ score, marks }) => `${score?.[0] ?? ''} ${markOf(marks)}`.trim(),
  call: ({ winner, score, marks }) =>
    [
      winner.replaceAll('-', ' '),
      `total ${score?.[0] ?? ''}`,
      markOf(marks),
      marks.includes('TRIPLE') ? '' : marks.includes('ODD') ? 'odd' : 'even',
    ]
      .filter(Boolean)
      .join(', '),
  rules: [
    'Three dice lie under a lid. They are shaken and uncovered for the whole table at once',
    'Small is a total of 4 to 10, big is 11 to 17. When a triple comes, big, small, odd and even all lose',
    'A single face pays 1, 2 or 3 to 1 for one, two or three dice that show it',
    'Two faces win when both show. A double wins when at least two dice show its face; a triple needs all three',
  ],
}
