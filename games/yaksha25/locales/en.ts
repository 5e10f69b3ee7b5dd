import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Treasure Guardian',
  symbols: {
    W: 'Club',
    S: 'Treasure chest',
    A: 'Guardian giant',
    B: 'Ruby',
    C: 'Emerald',
    D: 'Gold coin',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. A line needs at least three of the same symbol.',
    'Club is wild. It appears on reels 2, 3 and 4 and stands for every symbol but Treasure chest.',
    'Treasure chest is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet of the round that won them and the same reels. The same numbers of free spins can be won again.',
  ],
}
