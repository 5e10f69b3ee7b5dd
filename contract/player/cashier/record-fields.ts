/** What the records' calls share. Server side only. */
import { Type } from 'typebox'
import {
  Amount,
  BusinessDate,
  Currency,
  Id,
  Nullable,
  OneOf,
  SignedAmount,
  Time,
} from '../../shared/fields.ts'
import { products } from '../../shared/product-words.ts'
import { betStatuses, transactionTypes } from './record-words.ts'

export const RangeQuery = () => ({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) })
/** `mark` of the first page, sent back: the following pages stay as they were while new rows arrive. */
export const MarkQuery = () => ({
  mark: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$', description: 'the `mark` of the first page' })),
})
export const Mark = () => Type.String({ description: 'to be sent with the next pages of the same record' })

export const BetQuery = () => ({
  ...RangeQuery(),
  product: Type.Optional(OneOf(products)),
  vendor: Type.Optional(Id()),
  status: Type.Optional(OneOf(betStatuses)),
})
export const TransactionQuery = () => ({ ...RangeQuery(), type: Type.Optional(OneOf(transactionTypes)) })

export const BetFields = () => ({
  betNo: Type.String({ description: 'the number that the screen shows' }),
  roundId: Type.String({
    description: "the vendor's id of the round; a round of the studio is verified with it",
  }),
  vendor: Type.String(),
  gameCode: Type.String(),
  gameName: Type.String({ description: "in the caller's language" }),
  product: Type.String(),
  stakeAmount: Amount(),
  payoutAmount: Amount(),
  validBetAmount: Amount('what counts for turnover; 0 until it is settled'),
  netAmount: SignedAmount('payout less stake; 0 while open'),
  jackpotAmount: Amount(),
  currency: Currency(),
  status: OneOf(betStatuses),
  openedAt: Time(),
  endedAt: Nullable(Time()),
})

/** In the member's own record. */
export const OwnBetFields = () => ({
  ...BetFields(),
  playedAmount: Nullable(
    Amount(
      'what was staked, where more than that was taken (a hand of Pok Deng may cost its stake five times): stakeAmount is what was taken; else null',
    ),
  ),
})

export const TransactionPart = () =>
  Type.Object({
    type: Type.String({ description: 'code of the ledger (text key ledger_<lower case>)' }),
    wallet: OneOf(['MAIN', 'BONUS', 'HOLD', 'POINTS', 'POCKET', 'RECEIVABLE', 'TRIAL']),
    amount: SignedAmount(),
    currency: Currency(),
  })
