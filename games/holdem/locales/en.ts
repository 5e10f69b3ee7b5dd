import { roomEn } from '../../kit/locales/room-en.ts'
import type { HoldemTexts } from './texts.ts'

const you = (name: string): boolean => name === 'You'
const does = (name: string, verb: string): string => `${name} ${verb}${you(name) ? '' : 's'}`

export const en: HoldemTexts = {
  name: 'Texas Hold’em',
  room: {
    ...roomEn,
    fair: { ...roomEn.fair, intro: 'The hash of the server seed is shown before the cards are dealt. The client seeds of all who are dealt in make the players’ part. The seed tells every card of the hand, so it is opened 24 hours after its end: nobody sees folded cards while he plays.', running: 'Opened 24 hours after the end of the hand' },
  },
  actions: { FOLD: 'Fold', CHECK: 'Check', CALL: 'Call', BET: 'Bet', RAISE: 'Raise', SMALL_BLIND: 'Small blind', BIG_BLIND: 'Big blind', POST: 'Blind' },
  lines: {
    FOLD: (name) => does(name, 'fold'), CHECK: (name) => does(name, 'check'), CALL: (name, amount) => `${does(name, 'call')} ${amount}`, BET: (name, amount) => `${does(name, 'bet')} ${amount}`, RAISE: (name, amount) => `${does(name, 'raise')} to ${amount}`,
    SMALL_BLIND: (name, amount) => `${does(name, 'post')} the small blind ${amount}`, BIG_BLIND: (name, amount) => `${does(name, 'post')} the big blind ${amount}`, POST: (name, amount) => `${does(name, 'post')} a blind ${amount}`,
    RETURN: (name, amount) => `${amount} that nobody called returned to ${you(name) ? 'you' : name}`, RAKE: (_name, amount) => `Rake ${amount}`, TIMEOUT: (name) => `${name} ran out of time`,
  },
  streets: { PREFLOP: 'Before the flop', FLOP: 'Flop', TURN: 'Turn', RIVER: 'River', SHOWDOWN: 'Showdown' },
  hands: { HIGH_CARD: 'High card', PAIR: 'One pair', TWO_PAIR: 'Two pair', TRIPS: 'Three of a kind', STRAIGHT: 'Straight', FLUSH: 'Flush', FULL_HOUSE: 'Full house', QUADS: 'Four of a kind', STRAIGHT_FLUSH: 'Straight flush', ROYAL_FLUSH: 'Royal flush' },
  draws: { flush: (suit) => `Flush draw in ${suit}`, straight: 'Straight draw', both: 'Flush and straight draw' },
  shows: (name, cards, hand) => `${does(name, 'show')} ${cards} ${hand}`, mucks: (name) => `${does(name, 'hide')} the cards`, wins: (name, amount) => `${does(name, 'win')} ${amount}`, allIn: 'all in',
  bar: {
    fold: 'Fold', check: 'Check', call: (amount) => `Call ${amount}`, callAllIn: (amount) => `Call all in ${amount}`, bet: (amount) => `Bet ${amount}`, raise: (amount) => `Raise ${amount}`, allIn: (amount) => `All in ${amount}`,
    third: '⅓ pot', half: '½ pot', pot: 'Pot', all: 'All in', less: 'Less', more: 'More', amount: 'Amount', amountOf: (least, most) => `${least} to ${most}`,
    before: 'Choose beforehand', checkFold: 'Check or fold', checkOnly: 'Check if free', waiting: 'Waiting for the others',
  },
  rake: (cap) => `Rake 5%, at most ${cap}`, noRake: 'No flop, no rake',
}
