import type { CockfightTexts } from './texts.ts'

const spots: Readonly<Record<string, string>> = {
  MERON: 'Meron',
  WALA: 'Wala',
  BDD: 'Draw, both down',
  FTD: 'Draw, full time',
}
const calls: Readonly<Record<string, string>> = {
  MERON: 'Meron wins',
  WALA: 'Wala wins',
  BDD: 'A draw, both down: Meron and Wala are returned',
  FTD: 'A draw, full time: Meron and Wala are returned',
}

export const en: CockfightTexts = {
  name: 'Virtual Cockfight',
  spots,
  draw: 'Draw',
  virtual: 'Virtual arena, animated',
  birds: [
    'Golden Tiger',
    'Black Cloud',
    'Diamond Lord',
    'Rosewood',
    'Emerald',
    'White Tail',
    'Grey Lion',
    'Dark Dawn',
    'Copper',
    'Tiger Stripe',
    'Violet',
    'White Swan',
  ],
  short: ({ winner }) =>
    winner === 'BDD' || winner === 'FTD' ? `Draw ${winner}` : (spots[winner] ?? winner),
  call: ({ winner }) => calls[winner] ?? winner,
  rules: [
    'This fight is an animation. No animal takes part. The result is a random number that can be checked afterwards.',
    'Meron is the favourite, shown in red; Wala is the other side, shown in blue. Each pays what is written on its place.',
    'BDD is a draw with both down, FTD a draw at full time.',
    'On a draw, bets on Meron and Wala are returned. If a fight is cancelled, every bet is returned.',
  ],
}
