import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Siam Gold Elephant',
  symbols: {
    W: 'Nine gems',
    S: 'Jewel lotus',
    A: 'White elephant',
    B: 'Naga',
    C: 'Yaksha',
    D: 'Tiger',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. A line needs at least three of the same symbol.',
    'The nine gems are wild. They appear on reels 2, 3 and 4 and stand for every symbol but the jewel lotus.',
    'The jewel lotus is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet and the reels of the round that won them. Every win is multiplied by 2, and the same numbers of free spins can be won again.',
  ],
}
