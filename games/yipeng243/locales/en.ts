import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Yi Peng Lanterns',
  symbols: {
    W: 'Gold star',
    S: 'Moon',
    A: 'Yi Peng lantern',
    B: 'Sky lantern',
    C: 'Krathong',
    D: 'Candle',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. The same symbol on at least three reels next to each other from the left pays, in any row.',
    'Gold star is wild. It appears on reels 2, 3 and 4 and stands for every symbol but Moon.',
    'Moon is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet of the round that won them and reels of their own. The same numbers of free spins can be won again.',
  ],
}
