/**
 * Topic `jackpot`, public: the amounts of the pools changed, at most once every few seconds; `won` if one was
 * just paid.
 */
import type { PoolCode } from '../shared/jackpot-words.ts'

export const jackpotTopic = 'jackpot'

export interface JackpotPush {
  currency: string
  pools: { code: PoolCode; amount: number; perSecond: string }[]
  /** RFC 3339. */
  asOf: string
  won?: {
    winId: string
    code: PoolCode
    amount: number
    /** Masked: the first two and the last character. */
    customerName: string
    gameCode: string
    /** Lets the winner recognise their own round. */
    roundId: string
    at: string
  }
}
