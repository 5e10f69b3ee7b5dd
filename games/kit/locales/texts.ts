/** What the slot stages say: the texts that every slot shares, and those each game brings. */

export interface KitTexts {
  /** Rounds that the house stakes, unlike the free spins that a round may bring. */
  freeRounds: {
    title: string
    left: (count: number) => string
    figures: (stake: string, won: string) => string
    useOwn: string
    useFree: string
    playsOwn: string
    over: string
    most: (amount: string) => string
    credited: (amount: string) => string
    turnover: (amount: string) => string
    waits: string
    nothing: string
    goesOn: (count: number) => string
    ownNext: (bet: string) => string
  }
  spin: string
  stop: string
  bet: string
  chooseBet: string
  lessBet: string
  moreBet: string
  balance: string
  playCredit: string
  freeMode: string
  win: string
  returned: string
  payout: string
  soundOn: string
  soundOff: string
  speed: string
  speeds: { normal: string; fast: string; instant: string }
  info: string
  leave: string
  close: string
  start: string
  next: string
  replay: string
  wild: string
  scatter: string
  ready: string
  spinning: string
  retrying: string
  resumed: string
  noWin: string
  wonAmount: (amount: string) => string
  returnedAmount: (amount: string) => string
  lineWin: (symbol: string, count: number, line: number) => string
  waysWin: (symbol: string, count: number, ways: number) => string
  cascadeWin: (symbol: string, count: number) => string
  scatterWin: (count: number) => string
  multiplied: (multiplier: number) => string
  freeSpinsAwarded: (count: number) => string
  freeSpinsMore: (count: number) => string
  freeSpinsMultiplier: (multiplier: number) => string
  freeSpinsTrail: (multipliers: string) => string
  freeSpinsReels: string
  freeSpinsLeft: (count: number) => string
  freeSpinsOver: string
  freeSpinsSummary: (count: number) => string
  capReached: (multiple: string) => string
  winMultiple: (multiple: string) => string
  tabs: { pays: string; lines: string; ways: string; rules: string; history: string; fair: string }
  perLine: string
  perTotal: string
  countPays: (count: number) => string
  substitutes: (symbols: string) => string
  scatterAwards: (count: number) => string
  lineNumber: (line: number) => string
  waysIntro: (count: number, coins: number) => string
  anywhereIntro: (cells: number, least: number) => string
  perWay: string
  countOrMore: (from: number, to: number | null) => string
  linesIntro: (count: number) => string
  figures: {
    rtp: string
    hitRate: string
    volatility: string
    maxWin: string
    largestSpin: string
    version: string
    lines: string
    ways: string
    cells: string
  }
  oneIn: (rounds: string) => string
  timesBet: (multiple: string) => string
  volatility: { low: string; medium: string; high: string }
  linesRules: readonly string[]
  waysRules: readonly string[]
  cascadeRules: readonly string[]
  commonRules: readonly string[]
  jackpots: {
    rtp: string
    pools: string
    name: (code: string) => string
    won: (name: string) => string
    paid: string
    wonBy: (customerName: string) => string
  }
  history: {
    title: string
    intro: string
    bet: string
    /** In place of the bet: the house staked it. */
    granted: string
    win: string
    verify: string
    more: string
    empty: string
    unavailable: string
    free: string
  }
  auto: {
    title: string
    intro: string
    rounds: string
    loss: string
    win: string
    none: string
    start: string
    left: (rounds: number) => string
    endedLoss: string
    endedWin: string
    endedRounds: string
    endedUnseen: string
    stop: string
  }
  sameMath: (gameCode: string) => string
  capRule: (multiple: string) => string
  /** Only if there are free spins. */
  capVoids: string
  allFigures: string
  fair: {
    intro: string
    commit: string
    nextCommit: string
    clientSeed: string
    nonce: string
    lastRound: string
    nonceOfRound: (nonce: number) => string
    newClientSeed: string
    clientSeedHint: string
    clientSeedWrong: string
    rotate: string
    revealed: string
    unavailable: string
  }
}

export interface GameTexts {
  name: string
  symbols: Readonly<Record<string, string>>
  rules: readonly string[]
}
