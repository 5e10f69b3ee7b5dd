/**
 * What every card room says, whatever is played in it: its lobby, the seats, the windows around the table.
 */
export interface RoomTexts {
  lobby: {
    title: string
    intro: string
    stakes: string
    allStakes: string
    allSizes: string
    seats: (count: number) => string
    headsUp: string
    players: string
    playersOf: (players: number, seats: number) => string
    waiting: (count: number) => string
    averagePot: string
    handsPerHour: string
    buyIn: string
    number: (number: number) => string
    watch: string
    sit: string
    back: string
    wait: string
    youSit: string
    full: string
    quick: string
    refresh: string
    empty: string
    emptyHint: string
    unavailable: string
    again: string
    private: string
    privateIntro: string
    openPrivate: string
    openPrivateHint: string
    enterCode: string
    code: string
    codeHint: string
    codeWrong: string
    join: string
    open: string
    size: string
    leaveGame: string
    trial: string
  }
  private: { title: string; share: (code: string) => string; copy: string; copied: string; hint: string }
  wait: {
    place: (place: number) => string
    join: string
    leave: string
    offer: (seconds: number) => string
    offerTake: string
    full: string
    kept: string
    passed: string
  }
  seat: {
    take: string
    free: string
    empty: (seat: number) => string
    sittingOut: string
    waiting: string
    leaving: string
    away: string
    you: string
    stack: string
    guest: string
    house: string
    houseShort: string
  }
  buyIn: {
    title: string
    intro: (least: string, most: string) => string
    rathole: (amount: string, time: string) => string
    balance: string
    amount: string
    least: string
    most: string
    blinds: (count: string) => string
    short: string
    wrong: (least: string, most: string) => string
    confirm: (amount: string) => string
    topUpTitle: string
    topUpIntro: string
    /** The chips do not reach for another hand. */
    out: string
    topUpConfirm: (amount: string) => string
    topUpPending: (amount: string) => string
  }
  leave: {
    title: string
    button: string
    intro: string
    introNow: string
    introHand: string
    confirm: string
    sitOut: string
    stay: string
    toRooms: string
    toRoomsHint: string
    isLeaving: string
    stoodUp: string
    cancel: string
  }
  /**
   * The room is being closed: what it means for the running hand and the stacks, and the message afterwards.
   */
  closing: { now: string; stoodUp: string; guest: string }
  out: { button: string; back: string; now: string; hint: string }
  turn: {
    yours: string
    of: (name: string) => string
    seconds: (seconds: number) => string
    bank: (seconds: number) => string
    bankRuns: (seconds: number) => string
    isProtected: (seconds: number) => string
    keptFor: (name: string, seconds: number) => string
    none: string
    nextHand: (seconds: number) => string
    players: string
    commit: string
  }
  log: {
    title: string
    empty: string
    handNo: (handNo: number) => string
    wins: (name: string, amount: string) => string
    you: string
  }
  chat: {
    title: string
    placeholder: string
    send: string
    empty: string
    guests: string
    refused: string
    unread: (count: number) => string
  }
  fair: {
    title: string
    intro: string
    commit: string
    next: string
    own: string
    ownHint: string
    ownWrong: string
    change: string
    changed: string
    last: string
    server: string
    seeds: string
    part: string
    hand: string
    running: string
    verify: string
    none: string
    guest: string
  }
  history: {
    title: string
    intro: string
    empty: string
    more: string
    unavailable: string
    replay: string
    verify: string
    net: string
    rake: string
    replayTitle: (handNo: number) => string
    first: string
    back: string
    next: string
    last: string
    play: string
    pause: string
    step: (at: number, of: number) => string
    dealt: string
    end: string
  }
  line: { lost: string; asking: string; lostTurn: string }
  bar: {
    menu: string
    sound: string
    soundOff: string
    chat: string
    fair: string
    history: string
    topUp: string
    leave: string
    rooms: string
    handNo: (handNo: number) => string
    roomNo: (number: number) => string
    private: string
    log: string
    stakes: string
  }
  pot: string
  sidePot: (number: number) => string
  /** All of them in one, if there is no room for each. */
  sidePots: (amounts: string) => string
  undecided: string
}
