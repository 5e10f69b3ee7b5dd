import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Fortune Cat',
  symbols: { W: 'Siamese cat', A: 'Fish', B: 'Bell', C: 'Gold coin', D: 'Lotus', E: 'Paw print' },
  rules: [
    'Three reels of three symbols. A line needs three of the same symbol.',
    'Siamese cat is wild: it stands for every symbol, and three of it pay as in the paytable.',
  ],
}
