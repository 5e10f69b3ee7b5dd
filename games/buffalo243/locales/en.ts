import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Golden Field Buffalo',
  symbols: {
    W: 'Sun',
    S: 'Rice sheaf',
    A: 'Golden buffalo',
    B: 'Cart wheel',
    C: 'Ngob hat',
    D: 'Bell',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. The same symbol on at least three reels next to each other from the left pays, in any row.',
    'Sun is wild. It appears on reels 2, 3 and 4 and stands for every symbol but Rice sheaf.',
    'Rice sheaf is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet of the round that won them and reels of their own. Every win is multiplied by 2. The same numbers of free spins can be won again.',
  ],
}
