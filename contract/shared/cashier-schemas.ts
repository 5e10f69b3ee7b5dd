/** Schemas of what the cashier shows in several calls. Server side only. */
import { Type } from 'typebox'
import { depositStates, withdrawalStates } from './cashier-states.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from './fields.ts'

export const DepositStateField = () => OneOf(depositStates)
export const WithdrawalStateField = () => OneOf(withdrawalStates)

/** A step of a deposit's or withdrawal's life with its time, oldest first. */
export const Step = <State extends ReturnType<typeof DepositStateField> | ReturnType<typeof WithdrawalStateField>>(state: State) =>
  Type.Object({ state, at: Time() })

/** A bank account as others may see it: the number masked but its last four digits. */
export const MaskedAccount = () => Type.Object({
  bankCode: Type.String({ description: 'abbreviation, e.g. KBANK' }),
  accountNo: Type.String({ description: 'masked, e.g. ••••••4821' }),
  holderName: Type.String(),
})

/** One withdrawal as its member sees it. */
export const WithdrawalView = () => Type.Object({
  withdrawalId: Id(),
  state: WithdrawalStateField(),
  amount: Amount(),
  feeAmount: Amount(),
  netAmount: Amount('what arrives: amount less fee'),
  currency: Currency(),
  bankAccount: MaskedAccount(),
  createdAt: Time(),
  paidAt: Nullable(Time()),
  confirmBy: Nullable(Time('without an answer until then the withdrawal counts as received; null while no clock runs')),
  payoutReference: Nullable(Type.String({ description: "the bank's reference of the payout" })),
  remark: Nullable(Type.String({ description: 'reason given by the operator' })),
  canCancel: Type.Boolean(),
  canConfirm: Type.Boolean(),
  steps: Type.Array(Step(WithdrawalStateField())),
})

/** One deposit as its member sees it. */
export const DepositView = () => Type.Object({
  intentId: Id(),
  channel: Type.String(),
  state: DepositStateField(),
  amount: Amount('as asked'),
  payableAmount: Amount('with its own satang'),
  creditedAmount: Amount('0 until it is credited'),
  currency: Currency(),
  createdAt: Time(),
  expiresAt: Time(),
  steps: Type.Array(Step(DepositStateField())),
})
