import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Night of Krathong',
  symbols: { 1: 'Leaf', 2: 'Marigold', 3: 'Candle', 4: 'Lotus', 5: 'Sky lantern', 6: 'Moon', S: 'Krathong' },
  rules: [
    'Five columns of four cells. 7 or more of a symbol anywhere win.',
    'Krathong is the scatter: it counts anywhere when the cascade has ended; four or more pay multiples of the total bet and award free spins.',
    'Free spins use the bet of the round that won them, with twice the multipliers, and can win more free spins.',
  ],
}
