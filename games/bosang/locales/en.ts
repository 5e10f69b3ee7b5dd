import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Bo Sang Umbrellas',
  symbols: { W: 'Bo Sang umbrella', 7: 'Seven', B: 'Palm fan', M: 'Frangipani', C: 'Vase', L: 'Leaf' },
  rules: [
    'Three reels of three symbols. A line needs three of the same symbol.',
    'Bo Sang umbrella is wild: it stands for every symbol, and three of it pay as in the paytable.',
  ],
}
