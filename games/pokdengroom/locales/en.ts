import { roomEn } from '../../kit/locales/room-en.ts'
import type { PokDengRoomTexts } from './texts.ts'

const does = (name: string, verb: string): string => `${name} ${verb}${name === 'You' ? '' : 's'}`
const rounds = (count: number): string => `${count} ${count === 1 ? 'round' : 'rounds'}`

export const en: PokDengRoomTexts = {
  name: 'Pok Deng rooms',
  room: {
    ...roomEn,
    pot: 'All bets',
    lobby: { ...roomEn.lobby, averagePot: 'Average bets', handsPerHour: 'Rounds an hour' },
    seat: { ...roomEn.seat, waiting: 'Next round' },
    closing: { ...roomEn.closing, now: 'This table is being closed: this round is played to its end, then all stacks return to the balances' },
    out: { ...roomEn.out, hint: 'After 5 minutes your seat is given up and your stack returned.' },
    buyIn: { ...roomEn.buyIn, out: 'Your chips do not reach for another round: five times the least bet must stand before you. Add chips to play on.', topUpIntro: 'During a round the chips come when it is over.', topUpPending: (amount) => `${amount} will be added after this round` },
    leave: { ...roomEn.leave, introNow: 'You are in no round now and can stand up at once.', introHand: 'You are still in this round: you stand up when it is over. Until then your points decide for you.', isLeaving: 'You leave after this round', toRoomsHint: 'You keep your seat here. If you do not act in time, your points decide for you.' },
    turn: { ...roomEn.turn, nextHand: (seconds) => `Next round in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` },
    log: { ...roomEn.log, title: 'This round', empty: 'Nothing has happened in this round yet' },
    history: { ...roomEn.history, title: 'My rounds', intro: 'Your rounds of this game, newest first.', empty: 'You have finished no round yet', replayTitle: (handNo) => `Replay of round ${handNo}`, end: 'End of the round' },
    bar: { ...roomEn.bar, history: 'My rounds', handNo: (handNo) => `Round ${handNo}`, log: 'Log of this round' },
    line: { ...roomEn.line, lostTurn: 'Your points decide for you meanwhile' },
  },
  actions: { BET: 'Bet', DRAW: 'Draw', STAND: 'Stand', PASS: 'Pass' },
  bidTag: (count) => `Bid ${rounds(count)}`,
  phases: { BID: 'Bids for the bank', BET: 'Place your bets', DRAW: 'Draw or stand', BANKER: 'The banker decides', OVER: 'Cards open' },
  bank: (name, left, all) => `Banker ${name} · ${left} of ${rounds(all)} left`, noBank: 'No banker yet', banker: 'Banker',
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  kinds: { POK_9: 'Pok 9', POK_8: 'Pok 8', TONG: 'Three of a kind', STRAIGHT_FLUSH: 'Straight flush', STRAIGHT: 'Straight', SAM_LUEANG: 'Three face cards' },
  deng: (deng) => (deng === 1 ? '' : `deng ${deng}`),
  commission: 'Commission 3% of each round’s net win',
  lines: {
    bid: (name, count) => `${does(name, 'bid')} ${rounds(count)}`, bank: (name, count) => `${does(name, 'hold')} the bank for ${rounds(count)}`,
    bankEnded: { PLAYED: 'The banker has played all rounds', LEFT: 'The banker left', SHORT: 'The banker can no longer cover the table', AWAY: 'The banker’s line is lost' },
    bet: (name, amount) => `${does(name, 'bet')} ${amount}`, pass: (name) => (name === 'You' ? 'You pass' : `${name} passes`), draw: (name) => does(name, 'draw'), stand: (name) => does(name, 'stand'),
    shows: (name, hand) => `${does(name, 'show')} ${hand}`, wins: (name, amount) => `${does(name, 'win')} ${amount}`, loses: (name, amount) => `${does(name, 'lose')} ${amount}`, push: (name) => (name === 'You' ? 'You push' : `${name} pushes`), voided: 'Nothing was played in this round',
  },
  bar: {
    bidTitle: 'Bid for the bank', cover: (amount) => `The most rounds win. The bank needs a stack of at least ${amount}`, rounds, noBid: 'No bid',
    bet: (amount) => `Bet ${amount}`, noBet: 'Sit out this round', least: 'Least', most: 'Most', again: 'As before', held: (amount) => `${amount} (five times) is held until the round is over`, less: 'Lower the bet', more: 'Raise the bet', amount: 'Bet',
    draw: 'Draw', stand: 'Stand', drawHint: 'When time is up: 0–4 points draw, 5 and more stand', bankerHint: 'You hold the bank. When time is up: 0–4 points draw', waiting: 'Waiting for the others',
  },
}
