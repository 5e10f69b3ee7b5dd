import type { HiloTexts } from './texts.ts'

const spots: Record<string, string> = { LOW: 'Low 3–10', HIGH: 'High 12–18', ELEVEN: '11 hi-lo' }
const kinds: Record<string, string> = {
  FACE: 'Single',
  TWO: 'Two faces',
  THREE: 'Three faces',
  TRIPLE: 'Triple',
}
const marks = { LOW: 'Low', HIGH: 'High', ELEVEN: 'Hi-lo' } as const
const sideOf = (all: readonly string[]): string =>
  all.includes('ELEVEN') ? '11 hi-lo' : all.includes('LOW') ? 'low' : 'high'

export const en: HiloTexts = {
  name: 'Thai hi-lo',
  spots,
  titles: {
    main: 'Low, 11 hi-lo, high',
    face: 'Single face',
    two: 'Two faces',
    three: 'Three different faces',
    triple: 'Triple',
    low: 'Face and low',
    high: 'Face and high',
  },
  nameOf(code) {
    const [kind, rest] = code.split(':')
    if (rest === undefined) return spots[code] ?? code
    if (kind === 'FACE_LOW') return `${rest} and low`
    return kind === 'FACE_HIGH' ? `${rest} and high` : `${kinds[kind!] ?? kind} ${rest}`
  },
  marks,
  short: ({ score, marks: all }) =>
    (all.includes('ELEVEN') ? sideOf(all) : `${score?.[0] ?? ''} ${sideOf(all)}`) +
    (all.includes('TRIPLE') ? ', triple' : ''),
  call: ({ winner, score, marks: all }) =>
    `${winner.replaceAll('-', ' ')}, ${all.includes('ELEVEN') ? sideOf(all) : `total ${score?.[0] ?? ''}, ${sideOf(all)}`}${all.includes('TRIPLE') ? ', triple' : ''}`,
  rules: [
    'Three dice lie under a bowl. They are shaken and uncovered for the whole table at once',
    'Low is a total of 3 to 10, high is 12 to 18, and 11 is hi-lo. Triples count as any other throw',
    'A single face pays 1, 2 or 3 to 1 for one, two or three dice that show it. Two faces win when both show',
    'A face and low, or high, wins when at least one die shows the face and the total lies on the chosen side',
    'Payouts are multiples of the stake, rounded down to the satang',
  ],
}
