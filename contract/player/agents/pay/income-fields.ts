import { Type } from 'typebox'
import { SignedAmount } from '../../../shared/fields.ts'

/** Money credited to the agent, by source. Transfers are no income. */
export const IncomeFields = () => ({
  commission: SignedAmount('differentials and points'),
  daily: SignedAmount(),
  hourly: SignedAmount(),
  realtime: SignedAmount(),
  dividend: SignedAmount(),
  total: SignedAmount('of the five'),
  transfers: SignedAmount('received less sent along the line; not in the total'),
})

/** Business days, both included. */
export const INCOME_DAYS = 93
export const IncomeSchema = () => Type.Object(IncomeFields())
