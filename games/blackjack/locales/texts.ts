/** The words of the blackjack table besides those of every stage. */
export interface BlackjackTexts {
  name: string
  /** Printed on the cloth. */
  cloth: readonly [string, string, string]
  dealer: string
  you: string
  handNumber: (number: number) => string
  /** Short, beside the cards: '12', '7 / 17'. `saidTotal` is the text that is read out. */
  saidTotal: (total: number, isSoft: boolean) => string
  has: (hand: string, total: string) => string
  dealerShows: (total: number) => string
  hit: string
  stand: string
  double: string
  split: string
  insure: (amount: string) => string
  noInsurance: string
  insurance: string
  insuranceAsked: string
  deal: string
  dealAmount: (amount: string) => string
  dealSame: (amount: string) => string
  dealing: string
  /** No answer came: the same deal or decision is asked for again. */
  retrying: string
  place: string
  yourTurn: string
  yourTurnOn: (hand: string) => string
  bet: string
  doubled: string
  blackjack: string
  bust: string
  win: string
  lose: string
  push: string
  dealerBust: string
  wonAmount: (amount: string) => string
  returnedAmount: (amount: string) => string
  lostAmount: (amount: string) => string
  pushed: string
  void: string
  resumed: string
  putChip: string
  tabs: { rules: string; strategy: string; history: string; fair: string }
  rules: readonly string[]
  figures: { rtp: string; insuranceRtp: string; version: string }
  strategy: {
    intro: string
    dealer: string
    hard: string
    soft: string
    pairs: string
    legend: readonly (readonly [string, string])[]
  }
}
