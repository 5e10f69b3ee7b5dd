import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'

const sides: Readonly<Record<string, string>> = { DRAGON: 'Dragon', TIGER: 'Tiger', TIE: 'Tie' }
const heights = ['', 'ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const signs = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

export const en: TableGameTexts = {
  name: 'Dragon Tiger',
  spots: {
    DRAGON: 'Dragon',
    TIGER: 'Tiger',
    TIE: 'Tie',
    SUITED_TIE: 'Suited tie',
    DRAGON_BIG: 'Dragon big',
    DRAGON_SMALL: 'Dragon small',
    DRAGON_ODD: 'Dragon odd',
    DRAGON_EVEN: 'Dragon even',
    TIGER_BIG: 'Tiger big',
    TIGER_SMALL: 'Tiger small',
    TIGER_ODD: 'Tiger odd',
    TIGER_EVEN: 'Tiger even',
    BIG: 'Big',
    SMALL: 'Small',
    ODD: 'Odd',
    EVEN: 'Even',
  },
  rules: [
    'Eight decks, reshuffled for every round. One card for the dragon, one for the tiger; the higher one wins. Ace is the lowest, king the highest; suits do not count.',
    'On a tie, stakes on dragon and tiger lose one half; the other half comes back.',
    'A suited tie is the same rank and the same suit on both sides.',
    'Big is 8 to king, small ace to 6. Odd and even go by the rank: ace 1, jack 11, queen 12, king 13. A seven loses big, small, odd and even.',
  ],
  short: ({ winner, score = [] }: TableResult) =>
    `${sides[winner]} ${score.map((height) => signs[height]).join(' : ')}`,
  call: ({ winner, marks, score = [] }: TableResult) =>
    winner === 'TIE'
      ? `${marks.includes('SUITED_TIE') ? 'Suited tie' : 'Tie'}, ${heights[score[0] ?? 0]}`
      : `${sides[winner]} wins: dragon ${heights[score[0] ?? 0]}, tiger ${heights[score[1] ?? 0]}`,
}
