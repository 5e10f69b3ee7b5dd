/** The events of settled bets on sports, each written in the transaction of its cause. */
export const settlingEvents = {
  /** {bets: SettledBet[]}: a chunk of bets was settled, or settled again. */
  betsSettled: 'sports.bets-settled',
} as const

/** A bet as it was settled; amounts are minor units as text. */
export interface SettledBet {
  readonly betId: string
  readonly betNo: string
  readonly merchantId: string
  readonly memberId: string
  readonly version: number
  readonly state: 'SETTLED' | 'ACCEPTED'
  /** Null: it is open again, because a result was taken back. */
  readonly result: string | null
  /** What this settlement pays, without what was cashed out before. */
  readonly paidAmount: string
  /** What the settlement before had paid; null: there was none. */
  readonly beforeAmount: string | null
  /** Of a void bet: a code of `sport_reason_…`, or what two people wrote. */
  readonly reason: string
}
