/** What the slot stages say: the texts that every slot shares, and those each game brings. */

export interface KitTexts {
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
  scatterWin: (count: number) => string
  multiplied: (multiplier: number) => string
  freeSpinsAwarded: (count: number) => string
  freeSpinsMore: (count: number) => string
  freeSpinsMultiplier: (multiplier: number) => string
  freeSpinsLeft: (count: number) => string
  freeSpinsOver: string
  freeSpinsSummary: (count: number) => string
  capReached: (multiple: string) => string
  winMultiple: (multiple: string) => string
  tabs: { pays: string; lines: string; rules: string; fair: string }
  perLine: string
  perTotal: string
  countPays: (count: number) => string
  substitutes: (symbols: string) => string
  scatterAwards: (count: number) => string
  lineNumber: (line: number) => string
  linesIntro: (count: number) => string
  figures: { rtp: string; hitRate: string; volatility: string; maxWin: string; largestSpin: string; version: string; lines: string }
  oneIn: (rounds: string) => string
  timesBet: (multiple: string) => string
  volatility: { low: string; medium: string; high: string }
  commonRules: readonly string[]
  capRule: (multiple: string) => string
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
