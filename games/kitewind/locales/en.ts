import type { GameTexts } from '../../kit/locales/texts.ts'

export const en: GameTexts = {
  name: 'Lord of the Kites',
  symbols: {
    W: 'Gold star',
    S: 'Sun',
    A: 'Chula kite',
    B: 'Pakpao kite',
    C: 'Kite reel',
    D: 'Palm fan',
    E: 'A',
    F: 'K',
    G: 'Q',
    H: 'J',
  },
  rules: [
    'Five reels of three symbols. A line needs at least three of the same symbol.',
    'Gold star is wild. It appears on reels 2, 3 and 4 and stands for every symbol but Sun.',
    'Sun is the scatter. It counts anywhere, pays multiples of the total bet and awards free spins.',
    'Free spins use the bet of the round that won them and the same reels. Every win is multiplied by 3. The same numbers of free spins can be won again.',
  ],
}
