import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Golden Sea Crab',
  symbols: { 1: 'Wave', 2: 'Shell', 3: 'Gourd', 4: 'Fish', 5: 'Prawn', 6: 'Crab claw', S: 'Golden crab' },
  rules: [
    'Five columns of four cells. 7 or more of a symbol anywhere win.',
    'Golden crab is the scatter: it counts anywhere when the cascade has ended; four or more pay multiples of the total bet and award free spins.',
    'Free spins use the bet of the round that won them, with twice the multipliers, and can win more free spins.',
  ],
}
