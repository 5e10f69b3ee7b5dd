import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Golden Orchard',
  symbols: { W: 'Orchard basket', A: 'Durian', B: 'Mangosteen', C: 'Pineapple', D: 'Mango', E: 'Coconut' },
  rules: [
    'Three reels of three symbols. A line needs three of the same symbol.',
    'Orchard basket is wild: it stands for every symbol, and three of it pay as in the paytable.',
  ],
}
