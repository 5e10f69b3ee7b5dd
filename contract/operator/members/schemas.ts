/** Schemas that several calls about members share. Server side only. */
import { Type } from 'typebox'
import { adjustmentCodes } from '../../shared/adjustment-words.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Id,
  Nullable,
  OneOf,
  SignedAmount,
  Text,
  Time,
} from '../../shared/fields.ts'
import { SeatView } from '../../shared/seat-fields.ts'
import { Tag } from '../../shared/tag-fields.ts'

export const MemberParams = () => Type.Object({ memberId: Id() })
export const Reason = () => Text(140, 1)
export const MemberKind = () =>
  OneOf(['member', 'agent', 'trial', 'house'], 'house: a player of the house, in a demo alone')
export const MemberState = () => OneOf(['ACTIVE', 'FROZEN'])

/** 0 member, 1 top agent, 2 agent, 41 affiliate agent, 42 affiliate sub-agent. */
export const MemberType = () =>
  Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(41), Type.Literal(42)])
export const MemberLocks = () =>
  Type.Object({
    signInUntil: Nullable(Time()),
    paymentPasswordUntil: Nullable(Time()),
    paymentResetUntil: Nullable(Time()),
    secondStepUntil: Nullable(Time()),
  })
export const FirstPassword = () => ({
  password: Type.String({ description: 'shown this once' }),
  usableUntil: Time(),
})

/** DONE: it took effect. PENDING: it waits for a second person. */
export const CorrectionOutcome = () =>
  Type.Object({ state: OneOf(['DONE', 'PENDING']), proposalId: Nullable(Id()) })

export const MemberRow = () =>
  Type.Object({
    memberId: Id(),
    username: Type.String(),
    kind: MemberKind(),
    state: MemberState(),
    payeeName: Nullable(Type.String()),
    mobile: Nullable(Type.String()),
    kycLevel: Type.Integer(),
    vipLevel: Type.Integer(),
    balance: Amount('main and bonus'),
    currency: Currency(),
    createdAt: Time(),
    lastSignInAt: Nullable(Time()),
  })

/** The filters of the members' list, on the screen and in the file. */
export const MemberQuery = () => ({
  query: Type.Optional(Text(64)),
  state: Type.Optional(MemberState()),
  kycLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  vipLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
  tag: Type.Optional(Tag()),
  from: Type.Optional(BusinessDate()),
  to: Type.Optional(BusinessDate()),
})

export const TransferRow = () =>
  Type.Object({
    txnId: Id(),
    code: Type.String(),
    reference: Nullable(Type.String()),
    amount: SignedAmount(),
    balance: Nullable(Amount('after it')),
    currency: Currency(),
    at: Time(),
    vendor: Nullable(Type.String()),
    gameCode: Nullable(Type.String()),
    gameName: Nullable(Type.String()),
    roundId: Nullable(Type.String()),
    seat: Nullable(SeatView()),
  })

export const RoundItem = () =>
  Type.Object({
    roundNo: Id(),
    roundId: Type.String(),
    vendor: Type.String(),
    gameCode: Type.String(),
    gameName: Type.String(),
    product: Type.String(),
    state: Type.String(),
    betAmount: Amount(),
    playedAmount: Nullable(
      Amount('what was staked, where more than that was taken: betAmount is what was taken; else null'),
    ),
    winAmount: Amount(),
    jackpotAmount: Amount(),
    netAmount: SignedAmount('win less bet, as the member sees it'),
    currency: Currency(),
    openedAt: Time(),
    endedAt: Nullable(Time()),
  })

export const adjustmentStates = ['PENDING', 'POSTED', 'REJECTED'] as const
export const AdjustmentState = () => OneOf(adjustmentStates)
export const AdjustmentQuery = () => ({
  state: Type.Optional(AdjustmentState()),
  memberId: Type.Optional(Id()),
  query: Type.Optional(Text(64)),
  code: Type.Optional(OneOf(adjustmentCodes)),
  from: Type.Optional(BusinessDate()),
  to: Type.Optional(BusinessDate()),
})
export const AdjustmentRow = () =>
  Type.Object({
    adjustmentId: Id(),
    memberId: Id(),
    username: Type.String(),
    amount: SignedAmount(),
    currency: Currency(),
    reason: Type.String(),
    state: AdjustmentState(),
    code: OneOf(adjustmentCodes, 'what it is in the ledger'),
    turnoverTimes: Type.Integer(),
    evidence: Type.String(),
    mayOwe: Type.Boolean(),
    receivableAmount: Amount('of it the member owes'),
    requestedBy: Type.String(),
    requestedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    isMine: Type.Boolean(),
  })
