import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Template',
  symbols: { W: 'Gold star', A: 'Red gem', B: 'Blue gem', C: 'Green gem' },
  rules: [
    'Three reels. Three of the same symbol on the middle line pay.',
    'The gold star is wild and stands for every symbol.',
  ],
}
