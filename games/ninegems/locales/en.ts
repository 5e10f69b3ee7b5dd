import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Nine Gems',
  symbols: { 1: 'Garnet', 2: 'Amethyst', 3: 'Topaz', 4: 'Sapphire', 5: 'Emerald', 6: 'Ruby', S: 'Nine gems' },
  rules: [
    'Five columns of four cells. 7 or more of a symbol anywhere win.',
    'Nine gems is the scatter: it counts anywhere when the cascade has ended; four or more pay multiples of the total bet and award free spins.',
    'Free spins use the bet of the round that won them, with twice the multipliers, and can win more free spins.',
  ],
}
