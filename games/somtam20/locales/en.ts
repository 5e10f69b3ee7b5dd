import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Som Tam Cascade',
  symbols: { 1: 'Lime', 2: 'Tomato', 3: 'Peanut', 4: 'Chilli', 5: 'Dried shrimp', 6: 'Papaya', S: 'Mortar' },
  rules: [
    'Five columns of four cells. 7 or more of a symbol anywhere win.',
    'Mortar is the scatter: it counts anywhere when the cascade has ended; four or more pay multiples of the total bet and award free spins.',
    'Free spins use the bet of the round that won them, with twice the multipliers, and can win more free spins.',
  ],
}
