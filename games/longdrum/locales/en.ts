import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Long Drum Parade',
  symbols: {
    W: 'Cymbals',
    S: 'Gong',
    A: 'Long drum',
    B: 'Drum',
    C: 'Flute',
    D: 'Marigold',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. A line needs at least three of the same symbol.',
    'Cymbals is wild. It appears on reels 2, 3 and 4 and stands for every symbol but Gong.',
    'Gong is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet of the round that won them and the same reels. Every win is multiplied by 2. The same numbers of free spins can be won again.',
  ],
}
