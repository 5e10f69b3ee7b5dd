import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Moonlit Rabbit',
  symbols: { W: 'Rabbit', 7: 'Seven', B: 'Moon', M: 'Gold star', C: 'Cloud', L: 'Lotus' },
  rules: [
    'Three reels of three symbols. A line needs three of the same symbol.',
    'Rabbit is wild: it stands for every symbol, and three of it pay as in the paytable.',
  ],
}
