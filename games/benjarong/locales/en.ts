import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Benjarong Treasures',
  symbols: {
    1: 'Indigo cup',
    2: 'Green vase',
    3: 'Red jar',
    4: 'Plum cup',
    5: 'Red vase',
    6: 'Indigo jar',
    S: 'Flower bowl',
  },
  rules: [
    'Five columns of four cells. 7 or more of a symbol anywhere win.',
    'Flower bowl is the scatter: it counts anywhere when the cascade has ended; four or more pay multiples of the total bet and award free spins.',
    'Free spins use the bet of the round that won them, with twice the multipliers, and can win more free spins.',
  ],
}
