import type { TableGameTexts, TableResult } from '../../kit/locales/table-texts.ts'
import type { PokDengTexts } from './th.ts'

const kinds: PokDengTexts['kinds'] = {
  POINTS: '',
  SAM_LUEANG: 'three faces',
  STRAIGHT: 'straight',
  STRAIGHT_FLUSH: 'straight flush',
  TONG: 'three of a kind',
  POK_8: 'pok 8',
  POK_9: 'pok 9',
}
const dealerHand = ({ marks, score = [] }: TableResult): string =>
  (kinds[marks[0] as keyof typeof kinds] ?? '') || `${score[0] ?? 0} ${score[0] === 1 ? 'point' : 'points'}`

export const en: TableGameTexts & { readonly own: PokDengTexts } = {
  name: 'Pok Deng',
  spots: Object.fromEntries([1, 2, 3, 4, 5, 6].map((seat) => [`HAND${seat}`, `Hand ${seat}`])),
  rules: [
    'One deck, reshuffled for every round. Two cards each for six hands and the dealer. Each hand is compared with the dealer; bet on any of them.',
    'From the highest: pok 9, pok 8, three of a kind, straight flush, straight, three faces, then 0–9 points. Equal hands push and the stake comes back.',
    'Two cards of one suit or a pair make deng 2; three of one suit, a straight and three faces deng 3; three of a kind and a straight flush deng 5.',
    'If the dealer has a pok, hands are compared at once. Otherwise every hand plays the best play: draw on 0–4; on 5 draw unless the two are suited (2–3 and 7–8 suited draw, A–4 unsuited stands); stand on 6–7. The dealer draws on 0–4.',
    'A win pays the hand’s deng times the stake less 5% commission; a loss costs the dealer’s deng times the stake. So five stakes are held at the bet, and what is not lost comes back with the result.',
  ],
  short: (result) => `Dealer: ${dealerHand(result)}`,
  call: (result) =>
    `Dealer has ${dealerHand(result)}. Winning hands: ${[...result.winner].flatMap((letter, index) => (letter === 'W' ? [index + 1] : [])).join(', ') || 'none'}`,
  own: {
    dealer: 'Dealer',
    hand: (seat) => `Hand ${seat}`,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    kinds,
    deng: { 1: '', 2: 'deng 2', 3: 'deng 3', 5: 'deng 5' },
    ends: { WON: 'won', LOST: 'lost', EVEN: 'push' },
    note: 'Five times your stake is held, since a hand can lose deng 5. What is not lost comes back with the result',
    pays: 'deng : 1',
    past: 'Results by hand: + won, = push, − lost',
    payRow: (deng) => (deng === 1 ? 'Win without deng' : `Win with deng ${deng}`),
  },
}
