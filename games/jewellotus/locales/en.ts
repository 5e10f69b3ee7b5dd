import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Precious Lotus',
  symbols: {
    W: 'Frangipani',
    S: 'Pearl',
    A: 'Jewel lotus',
    B: 'Covered jar',
    C: 'Palm fan',
    D: 'Fish',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. The same symbol on at least three reels next to each other from the left pays, in any row.',
    'Frangipani is wild. It appears on reels 2, 3 and 4 and stands for every symbol but Pearl.',
    'Pearl is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet of the round that won them and reels of their own. The same numbers of free spins can be won again.',
  ],
}
