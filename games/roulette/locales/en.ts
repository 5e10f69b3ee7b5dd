import { insideKinds, isInside, type RouletteTexts } from './texts.ts'

const colours = { red: 'red', black: 'black', zero: 'zero' } as const
const colourOf = (marks: readonly string[]): string =>
  marks.includes('RED') ? colours.red : marks.includes('BLACK') ? colours.black : ''

const outside: Record<string, string> = {
  'COLUMN:1': 'Column 1',
  'COLUMN:2': 'Column 2',
  'COLUMN:3': 'Column 3',
  'DOZEN:1': '1–12',
  'DOZEN:2': '13–24',
  'DOZEN:3': '25–36',
  RED: 'Red',
  BLACK: 'Black',
  ODD: 'Odd',
  EVEN: 'Even',
  LOW: 'Low 1–18',
  HIGH: 'High 19–36',
}

export const en: RouletteTexts = {
  name: 'Roulette',
  spots: outside,
  outside,
  kinds: {
    straight: 'Straight, 1 number',
    split: 'Split, 2 numbers',
    street: 'Street, 3 numbers',
    corner: 'Corner, 4 numbers',
    line: 'Line, 6 numbers',
    column: 'Column, 12 numbers',
    dozen: 'Dozen, 12 numbers',
    even: 'Red, black, odd, even, high, low',
  },
  inside: (kind, numbers) =>
    `${{ straight: 'Straight', split: 'Split', street: 'Street', corner: 'Corner', line: 'Line' }[kind]} ${numbers}`,
  nameOf(code) {
    const [kind = '', numbers = ''] = code.split(':')
    return outside[code] ?? (isInside(kind) ? this.inside(insideKinds[kind], numbers) : code)
  },
  modes: {
    label: 'Places shown',
    cloth: 'Layout',
    numbers: 'Straight',
    splits: 'Split',
    groups: '3 · 4 · 6',
    track: 'Racetrack',
  },
  sectors: {
    voisins: { name: 'Around zero, 17 numbers', french: 'Voisins du zéro' },
    tiers: { name: 'Opposite, 12 numbers', french: 'Tiers du cylindre' },
    orphelins: { name: 'The other 8 numbers', french: 'Orphelins' },
    zero: { name: 'Next to zero, 7 numbers', french: 'Jeu zéro' },
  },
  sectorChips: (chips) => `${chips} chips`,
  neighbours: 'Neighbours',
  eachSide: (count) => `${count} each side`,
  fewer: 'Fewer neighbours',
  more: 'More neighbours',
  neighbourBet: (number, eachSide, numbers) => `${number} and ${eachSide} each side: ${numbers}`,
  colours,
  statistics: 'Statistics',
  lastNumbers: 'Last numbers',
  often: 'Most often',
  seldom: 'Least often',
  times: (count) => `${count}×`,
  predictsNothing: (rounds) =>
    `Counted over the last ${rounds === 1 ? 'round' : `${rounds} rounds`}. The past says nothing about the next round`,
  short: ({ winner, marks }) => `${winner} ${colourOf(marks)}`.trim(),
  call: ({ winner, marks }) =>
    winner === '0'
      ? 'Zero'
      : `${winner}, ${colourOf(marks)}, ${marks.includes('ODD') ? 'odd' : 'even'}, ${marks.includes('LOW') ? 'low' : 'high'}`,
  rules: [
    'The wheel has 37 pockets, 0 to 36. The pocket where the ball comes to rest is the result; every pocket is equally likely',
    'Bet on one number or on several that touch on the layout. The more numbers a bet covers, the less it pays, in proportion',
    'When zero comes, red, black, odd, even, high, low, columns and dozens all lose',
    'The racetrack places chips in the order of the wheel. Every chip lies on a real place of the layout and is settled there',
  ],
}
