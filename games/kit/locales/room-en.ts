import type { RoomTexts } from './room-texts.ts'

const many = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`

export const roomEn: RoomTexts = {
  lobby: {
    title: 'Choose a table', intro: 'You play against the others at the table. What you bring to a table is held in your account and comes back when you stand up.',
    stakes: 'Stakes', allStakes: 'All stakes', allSizes: 'All sizes', seats: (count) => many(count, 'seat', 'seats'), headsUp: 'Heads-up',
    players: 'Players', playersOf: (players, seats) => `${players} of ${seats} seats`, waiting: (count) => `${count} waiting`,
    averagePot: 'Average pot', handsPerHour: 'Hands an hour', buyIn: 'Buy-in', number: (number) => `Table ${number}`,
    watch: 'Watch', sit: 'Go to table', back: 'Back to the table', wait: 'Join the queue', youSit: 'You sit here', full: 'Full',
    quick: 'Find me a seat', refresh: 'Update the list',
    empty: 'No table like this', emptyHint: 'Choose other stakes or another size, or open a private room',
    unavailable: 'The tables could not be read. Please try again', again: 'Try again',
    private: 'Private room', privateIntro: 'Only those who have its code can come in', openPrivate: 'Open a room', openPrivateHint: 'Choose stakes and seats, then send the code to your friends',
    enterCode: 'I have a code', code: 'Room code', codeHint: 'The letters and figures that you were sent', codeWrong: 'Please enter the room code', join: 'Enter', open: 'Open the room', size: 'Seats',
    leaveGame: 'Back to the lobby', trial: 'In free play you can watch the tables, not sit at them',
  },
  private: { title: 'Private room', share: (code) => `Room code ${code}`, copy: 'Copy the code', copied: 'Copied', hint: 'Send this code to those who shall sit here' },
  wait: { place: (place) => `You are number ${place} in the queue`, join: 'Join the queue', leave: 'Leave the queue', offer: (seconds) => `A seat is kept for you, ${many(seconds, 'second', 'seconds')} left`, offerTake: 'Take the seat', kept: 'A seat is kept for you', passed: 'Time is up: the seat goes to the next in the queue', full: 'This table is full' },
  seat: { take: 'Take a seat', free: 'Free', empty: (seat) => `Seat ${seat} is free`, sittingOut: 'Sitting out', waiting: 'Next hand', leaving: 'Leaving', away: 'Line lost', you: 'You', stack: 'Stack', guest: 'You are watching this table', house: 'House player', houseShort: 'House' },
  buyIn: {
    title: 'Buy-in', intro: (least, most) => `Bring ${least} to ${most}. It is held until you stand up.`,
    rathole: (amount, time) => `You left this table with ${amount}. Until ${time} you come back with at least that`,
    balance: 'Balance', amount: 'Amount', least: 'Least', most: 'Most', blinds: (count) => `${count} big blinds`,
    short: 'Your balance does not reach this table. Please deposit or choose lower stakes', wrong: (least, most) => `Enter an amount from ${least} to ${most}`,
    confirm: (amount) => `Sit down with ${amount}`, out: 'Your chips do not reach for another hand. Add chips to play on.', topUpTitle: 'Add chips', topUpIntro: 'During a hand the chips come when it is over.', topUpConfirm: (amount) => `Add ${amount}`, topUpPending: (amount) => `${amount} will be added after this hand`,
  },
  leave: {
    title: 'Leave the table', button: 'Leave the table', intro: 'Your stack returns to your balance as you stand up.', introNow: 'You are in no hand now and can stand up at once.',
    introHand: 'You are still in this hand: you stand up when it is over. Until then your turns are checked, or folded where it costs chips.', confirm: 'Leave the table', sitOut: 'Sit out', stay: 'Play on', toRooms: 'See other tables',
    toRoomsHint: 'You keep your seat here. If you do not act in time, you check or fold.', isLeaving: 'You leave after this hand', stoodUp: 'You have stood up, and your stack is back in your balance', cancel: 'Cancel',
  },
  closing: { now: 'This table is being closed: this hand is played to its end, then all stacks return to the balances', stoodUp: 'The table was closed. Your stack is back in your balance', guest: 'The table was closed' },
  out: { button: 'Sit out', back: 'Play again', now: 'You are sitting out', hint: 'After 5 minutes or 3 missed big blinds your seat is given up and your stack returned.' },
  turn: {
    yours: 'Your turn', of: (name) => `${name} to act`, seconds: (seconds) => `${seconds} s left`, bank: (seconds) => `bank ${seconds}`, bankRuns: (seconds) => `Time bank, ${seconds} s left`,
    isProtected: (seconds) => `Protected, ${seconds} s left`, keptFor: (name, seconds) => `${name} lost the line: ${seconds} s`, none: 'Waiting for the others', nextHand: (seconds) => `Next hand in ${many(seconds, 'second', 'seconds')}`, players: 'Waiting for players', commit: 'The hash of the next hand is shown',
  },
  log: { title: 'This hand', empty: 'Nothing has happened in this hand yet', handNo: (handNo) => `Hand ${handNo}`, wins: (name, amount) => `${name} wins ${amount}`, you: 'You' },
  chat: { title: 'Table chat', placeholder: 'A line to everybody at the table', send: 'Send', empty: 'Nobody has written yet', guests: 'Take a seat to write', refused: 'The line could not be sent. Please try again', unread: (count) => many(count, 'new line', 'new lines') },
  fair: {
    title: 'Fairness', intro: 'The hash of the server seed is shown before the cards are dealt. The client seeds of all who are dealt in make the players’ part. After the hand the server seed is revealed and anybody can check it.',
    commit: 'SHA-256 of this hand’s server seed', next: 'SHA-256 of the next hand’s server seed', own: 'Your client seed from the next hand on', ownHint: '1–64 characters a–z A–Z 0–9 _ -', ownWrong: 'This is not a valid client seed',
    change: 'Use this seed', changed: 'Your new seed counts from the next hand on', last: 'Last hand', server: 'Server seed, now revealed', seeds: 'Client seeds in seat order', part: 'Players’ part (SHA-256)', hand: 'Hand', running: 'Revealed when the hand is over', verify: 'Verify this hand', none: 'No hand is over yet', guest: 'Take a seat to choose a seed',
  },
  history: {
    title: 'My hands', intro: 'Your hands of this game, newest first. Cards that were not shown stay hidden.', empty: 'You have finished no hand yet', more: 'Show more', unavailable: 'The history could not be read. Please try again',
    replay: 'Replay', verify: 'Verify', net: 'Net', rake: 'Rake', replayTitle: (handNo) => `Replay of hand ${handNo}`,
    first: 'To the start', back: 'One step back', next: 'One step on', last: 'To the end', play: 'Play', pause: 'Pause', step: (at, of) => `Step ${at} of ${of}`, dealt: 'Cards dealt', end: 'End of the hand',
  },
  line: { lost: 'The connection is lost, trying again. Your seat and your money are safe', asking: 'The connection is weak. Sending the same action again', lostTurn: 'You are protected for 30 seconds a hand' },
  bar: { menu: 'Table menu', sound: 'Turn sound on', soundOff: 'Turn sound off', chat: 'Chat', fair: 'Fairness', history: 'My hands', topUp: 'Add chips', leave: 'Leave the table', rooms: 'Tables', handNo: (handNo) => `Hand ${handNo}`, roomNo: (number) => `Table ${number}`, private: 'Private room', log: 'Log of this hand', stakes: 'Stakes' },
  pot: 'Pot', sidePot: (number) => `Side pot ${number}`, sidePots: (amounts) => `Side pots ${amounts}`,
  undecided: 'It is not known yet whether this was done. Press again to ask for the same; nothing is charged twice',
}
