/** What the shared tables say: the texts that every table shares, and those each game brings. */

/** A result as the texts speak of it. */
export interface TableResult {
  readonly winner: string
  readonly marks: readonly string[]
  readonly score?: readonly number[] | undefined
}

export interface TableTexts {
  readonly tables: string
  readonly chooseTable: string
  readonly atThisTable: string
  readonly limits: (least: string, most: string) => string
  readonly limitsFull: (least: string, most: string, side: string) => string
  /** Of all spots of a round together. */
  readonly limitRound: (most: string) => string
  readonly limitRoundFull: (most: string) => string
  readonly round: (roundNo: string) => string
  readonly lastResult: (result: string) => string
  /** The place of the results once there are some. */
  readonly noRounds: string
  readonly players: (count: number) => string
  readonly live: string
  readonly drawnDealer: string
  readonly liveVideo: string
  readonly videoFailed: string
  readonly balance: string
  readonly playCredit: string
  readonly leave: string
  readonly close: string
  readonly menu: string
  readonly soundOn: string
  readonly soundOff: string
  readonly secondsLeft: (seconds: number) => string
  readonly states: Readonly<
    Record<'BETTING' | 'CLOSED' | 'REVEAL' | 'SETTLED' | 'VOID' | 'OFF' | 'WAITING', string>
  >
  readonly calls: Readonly<Record<'BETTING' | 'LAST' | 'CLOSED' | 'VOID' | 'OFF', string>>
  readonly chips: string
  readonly chip: (amount: string) => string
  readonly undo: string
  readonly clear: string
  readonly repeat: string
  readonly double: string
  readonly confirm: string
  readonly confirmAmount: (amount: string) => string
  readonly confirmHeld: (amount: string, held: string) => string
  readonly sending: string
  readonly retrying: string
  /** In place of the table's state. */
  readonly lineLost: string
  readonly placed: (amount: string) => string
  readonly placeHint: string
  readonly waitNext: string
  readonly spotName: (name: string, pays: string) => string
  readonly spotBet: (amount: string) => string
  readonly spotTotal: (amount: string) => string
  readonly spotWon: string
  readonly refusals: {
    readonly most: (spot: string, limit: string) => string
    readonly least: (spot: string, limit: string) => string
    readonly round: (used: string, limit: string) => string
    readonly funds: string
    readonly closed: string
    readonly uncounted: string
  }
  /** Of a table that pays by a tote; what a side brings is for 100 staked, the stake included. */
  readonly tote: {
    readonly name: string
    readonly per100: (amount: string) => string
    readonly pool: (amount: string) => string
    readonly moves: (commission: string) => string
    /** If betting closed now, the round would be cancelled. */
    readonly risk: (least: string) => string
    /** Betting has closed, and the last bets are added up. */
    readonly closing: string
    readonly final: string
    readonly cancelled: (least: string) => string
    readonly rules: (side: string, other: string, commission: string, least: string) => readonly string[]
  }
  readonly won: (amount: string) => string
  readonly returned: (amount: string) => string
  /** If more than the stake was held: what was won or lost, and what of the held money was returned. */
  readonly wonHeld: (amount: string, held: string) => string
  readonly lostHeld: (amount: string, rest: string) => string
  readonly lost: string
  readonly voided: string
  readonly tabs: {
    readonly rules: string
    readonly pays: string
    readonly history: string
    readonly fair: string
  }
  readonly payTable: { readonly bet: string; readonly pays: string; readonly rtp: string }
  readonly commonRules: readonly string[]
  readonly version: string
  readonly fair: {
    readonly intro: string
    readonly commit: (roundNo: string) => string
    readonly lastRound: (roundNo: string) => string
    readonly seed: string
    readonly clientPart: string
    readonly steps: readonly string[]
    readonly verifyOwn: string
    readonly unavailable: string
    readonly none: string
  }
  readonly history: {
    readonly intro: string
    readonly bet: string
    readonly win: string
    readonly verify: string
    readonly more: string
    readonly empty: string
    readonly unavailable: string
    readonly free: string
    readonly voided: string
  }
}

/** What a game at a table brings. */
export interface TableGameTexts {
  readonly name: string
  readonly rules: readonly string[]
  /** Names of the spots by code; games with many spots name them by a function of their own. */
  readonly spots: Readonly<Record<string, string>>
  readonly nameOf?: (code: string) => string
  /** A result in a few signs: 'เจ้ามือ 8 : 6'. */
  readonly short: (result: TableResult) => string
  /** What the dealer says of it. */
  readonly call: (result: TableResult) => string
}
