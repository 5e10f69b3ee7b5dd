/** What agents are paid, as both audiences read it (docs/flows/agent-pay.md). */
import { Type } from 'typebox'
import { contractKinds } from '../../kernel/agents/contracts/words.ts'
import { paymentStates } from '../../kernel/agents/pay/words.ts'
import { Amount, Id, Nullable, OneOf, SignedAmount, Time } from './fields.ts'

export { contractKinds, paymentStates }

const periodKinds = ['FIVE_MINUTES', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const

/** The inputs of a payment, what the rules made of them, and how far the money is. */
export const PaymentFields = () => ({
  paymentId: Id(),
  kind: OneOf(contractKinds),
  periodKind: OneOf(periodKinds),
  periodId: Id('as docs/flows/agent-pay.md names periods, e.g. S202611A'),
  from: Time(),
  before: Time('the first moment that does not belong to it'),
  contractNo: Type.Integer(),
  turnover: SignedAmount('of the team without the agent'),
  payout: SignedAmount(),
  valid: SignedAmount(),
  active: Type.Integer({ description: 'active bettors' }),
  rebate: SignedAmount('credited to team and agent, as the next two'),
  promotions: SignedAmount(),
  salaries: SignedAmount(),
  fees: Amount(),
  lateWin: SignedAmount('of turnover less payout, the part that corrects earlier periods'),
  lateValid: SignedAmount('of the valid bet, the part that corrects earlier periods'),
  base: SignedAmount(),
  carryIn: SignedAmount('never above zero'),
  carryOut: SignedAmount('never above zero'),
  tier: Type.Integer({ description: 'from 0; -1: none is reached' }),
  ratePpm: Type.Integer(),
  gross: Amount(),
  below: Amount('the branches of direct downlines with a contract'),
  branch: Amount(),
  net: Amount(),
  amount: Amount('the net, within the cap of the day'),
  state: OneOf(paymentStates),
  calculatedAt: Time(),
  isAutomatic: Type.Boolean({ description: 'approved by the house’s limit' }),
  approvedAt: Nullable(Time()),
  paidAt: Nullable(Time()),
})

/** A result that changed after its period. */
export const LateFields = () => ({
  memberId: Id(),
  account: Type.String(),
  product: Type.String(),
  gameCode: Type.String(),
  roundId: Type.String({ description: 'the bet or issue' }),
  firstPeriodId: Id('the period that it belongs to'),
  at: Time(),
  turnover: SignedAmount(),
  payout: SignedAmount(),
  valid: SignedAmount(),
})

/** The branch of a direct downline with a contract of the kind. */
export const BelowFields = () => ({
  agentId: Id(),
  account: Type.String(),
  branch: Amount(),
  net: Amount(),
  ratePpm: Type.Integer(),
})
