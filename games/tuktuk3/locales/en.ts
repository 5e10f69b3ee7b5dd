import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Lucky Tuk-Tuk',
  symbols: { W: 'Tuk-tuk', 7: 'Seven', B: 'Bell', M: 'Mango', C: 'Coconut', L: 'Lotus' },
  rules: [
    'Three reels of three symbols. A line needs three of the same symbol.',
    'The tuk-tuk is wild: it stands for every symbol, and three of it pay as in the paytable.',
  ],
}
