import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Golden Durian',
  symbols: { 1: 'Coconut', 2: 'Mango', 3: 'Rambutan', 4: 'Mangosteen', 5: 'Durian', S: 'Golden durian' },
  rules: [
    'Five columns of four cells. 8 or more of a symbol anywhere win.',
    'Golden durian is the scatter: it counts anywhere when the cascade has ended; four or more pay multiples of the total bet and award free spins.',
    'Free spins use the bet of the round that won them, with twice the multipliers, and can win more free spins.',
  ],
}
