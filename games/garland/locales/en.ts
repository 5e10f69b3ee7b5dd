import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Golden Garland',
  symbols: { W: 'Garland', A: 'Flower bowl', B: 'Frangipani', C: 'Marigold', D: 'Jasmine', E: 'Leaf' },
  rules: [
    'Three reels of three symbols. A line needs three of the same symbol.',
    'Garland is wild: it stands for every symbol, and three of it pay as in the paytable.',
  ],
}
