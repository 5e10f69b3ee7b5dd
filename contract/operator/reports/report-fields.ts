/** What the reports' calls share. Server side only. */
import { Type } from 'typebox'
import { Amount, BusinessDate, Nullable, OneOf, SignedAmount } from '../../shared/fields.ts'

export const ReportQuery = () => ({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) })
/** Stakes and payouts less rollbacks, so either may be negative on a day. */
const Play = () => ({
  stakes: SignedAmount('by the time at which they were placed'),
  payouts: SignedAmount('by the time at which they were paid'),
  ggr: SignedAmount('gross gaming revenue: stakes less payouts'),
})
export const PlayRow = () =>
  Type.Object({ date: BusinessDate(), vendor: Type.String(), product: Type.String(), ...Play() })
export const HouseDay = {
  fields: () => ({
    ...Play(),
    bonuses: SignedAmount('bonuses, cashback, envelopes and prizes given, less what was forfeited'),
    rebates: SignedAmount(),
    commissions: SignedAmount('commissions, salaries and dividends'),
    fees: SignedAmount('taken from members'),
    adjustments: SignedAmount('given to members by correction, less what was taken'),
    ngr: SignedAmount('net: GGR less bonuses, rebates, commissions and adjustments, with fees'),
  }),
}
export const LiabilityFields = () => ({
  mainAmount: Amount(),
  bonusAmount: Amount(),
  holdAmount: Amount('held, open withdrawals among it'),
  pocketsAmount: Amount('in wallets of vendors'),
  jackpots: Type.Array(Type.Object({ pool: Type.String(), amount: SignedAmount() })),
  jackpotAmount: SignedAmount(),
  totalAmount: SignedAmount('what the house owes in all'),
  openWithdrawals: Type.Object({ count: Type.Integer(), amount: Amount() }),
  receivableAmount: Amount('what members owe the house'),
})

export const cashDirections = ['DEPOSIT', 'WITHDRAWAL'] as const
export const CashFigures = () => ({
  toldAmount: Amount('payments that banks told of, or payouts that were sent'),
  booksAmount: Amount('credited, or ended as paid less the fee'),
  ledgerAmount: Amount('moved in the ledger'),
  statementAmount: Nullable(Amount('in imported statements; null where none names it')),
  waitingAmount: Amount('told and not decided yet'),
  returnedAmount: Amount('sent back, or come back'),
  difference: SignedAmount('the ledger less what the banks’ word allows'),
})
export const ReconciliationRow = () =>
  Type.Object({
    date: BusinessDate(),
    direction: OneOf(cashDirections),
    channel: Type.String(),
    ...CashFigures(),
    differentCount: Type.Integer({ description: 'how many deposits or withdrawals differ' }),
    unexplainedAmount: SignedAmount('moved in the ledger without a deposit or withdrawal of the books'),
    isDifferent: Type.Boolean(),
  })
