/** Schemas of what the cashier shows in several calls. Server side only. */
import { Type } from 'typebox'
import { cryptoChannels } from './cashier-channels.ts'
import {
  complaintStates,
  depositStates,
  disputeReasons,
  payoutStates,
  withdrawalStates,
} from './cashier-states.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from './fields.ts'

export const DepositStateField = () => OneOf(depositStates)
export const WithdrawalStateField = () => OneOf(withdrawalStates)

/** A step of a deposit or a withdrawal with its time, oldest first. */
export const Step = <
  State extends ReturnType<typeof DepositStateField> | ReturnType<typeof WithdrawalStateField>,
>(
  state: State,
) => Type.Object({ state, at: Time() })

/** A bank account as others may see it: the number is masked except for its last four digits. */
export const MaskedAccount = () =>
  Type.Object({
    bankCode: Type.String({ description: 'abbreviation, e.g. KBANK; USDT_TRC20 … for an address' }),
    accountNo: Type.String({
      description: 'masked, e.g. ••••••4821; an address by its first and last characters',
    }),
    holderName: Type.String(),
  })

/** A withdrawal in USDT, with the figures that were fixed when it was requested. */
export const CryptoPayout = () =>
  Type.Object({
    channel: OneOf(cryptoChannels),
    network: Type.String({ description: 'TRC20, ERC20 or BEP20' }),
    rate: Type.String({ description: 'baht for one USDT' }),
    amount: Type.Integer({ description: 'millionths of a USDT that arrive' }),
    fee: Type.Integer({
      description: 'millionths of a USDT that the network takes; their value is part of the fee in satang',
    }),
  })

/** One transfer of a payout; a large withdrawal has several. */
export const PayoutPart = () =>
  Type.Object({
    partNo: Type.Integer(),
    amount: Amount(),
    state: OneOf(
      payoutStates.filter((state) => state !== 'REPLACED') as ['WAITING', 'SENT', 'REFUSED'],
      'REFUSED: the bank would not; a person pays it by another way',
    ),
    bankReference: Nullable(Type.String()),
    sentAt: Nullable(Time()),
  })

export const DisputeReasonField = () => OneOf(disputeReasons)

/** A complaint after the end of a withdrawal, as its member sees it. */
export const ComplaintView = () =>
  Type.Object({
    complaintId: Id(),
    state: OneOf(complaintStates),
    reason: DisputeReasonField(),
    remark: Type.String(),
    images: Type.Array(Type.String()),
    openedAt: Time(),
    dueBy: Time('until then it is answered'),
    answer: Nullable(Type.String()),
    answeredAt: Nullable(Time()),
  })

/** One withdrawal as its member sees it. */
export const WithdrawalView = () =>
  Type.Object({
    withdrawalId: Id(),
    state: WithdrawalStateField(),
    amount: Amount(),
    feeAmount: Amount(),
    netAmount: Amount('what arrives: amount less fee'),
    currency: Currency(),
    bankAccount: MaskedAccount(),
    crypto: Nullable(CryptoPayout()),
    createdAt: Time(),
    paidAt: Nullable(Time()),
    confirmBy: Nullable(
      Time('without an answer until then the withdrawal counts as received; null while no clock runs'),
    ),
    payoutReference: Nullable(Type.String({ description: "the bank's reference of the payout" })),
    remark: Nullable(
      Type.String({
        description: 'the reason: written by an operator, or by the system in the caller’s language',
      }),
    ),
    canCancel: Type.Boolean(),
    canConfirm: Type.Boolean(),
    parts: Type.Array(PayoutPart(), { description: 'the transfers that pay it, once it is approved' }),
    sentAmount: Amount('what was transferred so far'),
    dueBy: Nullable(
      Time(
        'the next deadline: of the review, the transfer, the confirmation, the dispute; after the end, until when a complaint is possible',
      ),
    ),
    dispute: Nullable(
      Type.Object({
        reason: DisputeReasonField(),
        remark: Nullable(Type.String()),
        images: Type.Array(Type.String()),
        missingParts: Type.Array(Type.Integer()),
      }),
    ),
    isForced: Type.Boolean({ description: 'counted as received on the bank’s proof; nothing is returned' }),
    canComplain: Type.Boolean(),
    complaint: Nullable(ComplaintView()),
    steps: Type.Array(Step(WithdrawalStateField())),
  })

/** The readable number of a deposit, on screens, in notices and in files. */
export const DepositReference = () => Type.String({ description: 'the readable number: D2511-204881' })

/** One deposit as its member sees it. */
export const DepositView = () =>
  Type.Object({
    intentId: Id(),
    reference: DepositReference(),
    channel: Type.String(),
    state: DepositStateField(),
    amount: Amount('as asked'),
    payableAmount: Amount('with its own satang'),
    creditedAmount: Amount('0 until it is credited'),
    currency: Currency(),
    createdAt: Time(),
    expiresAt: Time(),
    remark: Nullable(Type.String({ description: 'why an operator refused it' })),
    offer: Nullable(Type.String({ description: 'the offer that was taken with it' })),
    steps: Type.Array(Step(DepositStateField())),
  })
