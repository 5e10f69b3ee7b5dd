import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { MemberKind, MemberLocks, MemberParams, MemberState } from './schemas.ts'

export const readMember: Call<typeof readMemberSchemas> = {
  name: 'operator/read-member',
  method: 'GET',
  path: '/api/operator/members/:memberId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: "A member's record: who they are, what they hold, what restricts them.",
  errors: ['MEMBER_NOT_FOUND'],
}

const guardLimits = () =>
  Type.Object({
    blockedReason: Nullable(Type.String()),
    blockedUntil: Nullable(Time()),
    maxStakeAmount: Nullable(Amount()),
    bonusMaxStakeAmount: Nullable(Amount()),
    bonusExcluded: Type.Array(Type.String(), { description: 'products, and single games as VENDOR/GAME' }),
    lossLimits: Type.Array(
      Type.Object({
        period: OneOf(['DAY', 'WEEK', 'MONTH']),
        limitAmount: Amount(),
        leftAmount: SignedAmount(),
        endsAt: Time(),
      }),
    ),
  })

const balanceFields = () =>
  Type.Object({
    balance: Amount(),
    mainAmount: Amount(),
    bonusAmount: Amount(),
    lockedAmount: Amount('held for withdrawals'),
    receivableAmount: Amount('owed by the member'),
  })

const totalFields = () =>
  Type.Object({
    depositAmount: Amount(),
    depositCount: Type.Integer(),
    withdrawalAmount: Amount(),
    withdrawalCount: Type.Integer(),
    stakeAmount: Amount(),
    payoutAmount: Amount(),
    netAmount: SignedAmount('payouts less stakes: what the member won'),
  })

const waitingCorrection = () =>
  Type.Object(
    {
      proposalId: Id(),
      kind: Type.String(),
      requestedBy: Type.String(),
      requestedAt: Time(),
      isMine: Type.Boolean(),
    },
    { description: 'corrections that wait for a second person' },
  )

const rateChange = () =>
  Type.Object(
    {
      beforeG: Nullable(Type.Integer({ description: 'null: the account was opened' })),
      memberG: Type.Integer(),
      by: Type.String(),
      reason: Type.String(),
      at: Time(),
    },
    { description: 'of the prize group, newest first' },
  )

export function readMemberSchemas() {
  return {
    params: MemberParams(),
    value: Type.Object({
      memberId: Id(),
      username: Type.String(),
      type: Type.Integer({ description: '0 member, 1, 2, 41, 42 agents, 4 trial' }),
      kind: MemberKind(),
      state: MemberState(),
      nickname: Nullable(Type.String()),
      payeeName: Nullable(Type.String()),
      mobile: Nullable(
        Type.String({ description: 'whole with the ability members.contact, otherwise masked' }),
      ),
      isMobileVerified: Type.Boolean(),
      email: Nullable(Type.String()),
      isEmailVerified: Type.Boolean(),
      birthday: Nullable(Type.String({ description: 'YYYY-MM-DD' })),
      idNumber: Nullable(
        Type.String({ description: 'whole with the ability members.contact, otherwise masked' }),
      ),
      language: Type.String(),
      kycLevel: Type.Integer(),
      vipLevel: Type.Integer(),
      tags: Type.Array(Type.String()),
      upline: Nullable(Type.Object({ memberId: Id(), username: Type.String() })),
      memberG: Type.Integer({ description: 'the prize group' }),
      rateChanges: Type.Array(rateChange()),
      createdAt: Time(),
      registeredAddress: Nullable(Type.String()),
      lastSignInAt: Nullable(Time()),
      lastSignInAddress: Nullable(Type.String()),
      hasPaymentPassword: Type.Boolean(),
      hasAuthenticator: Type.Boolean(),
      locks: MemberLocks(),
      freeze: Nullable(Type.Object({ reason: Type.String(), by: Type.String(), at: Time() })),
      currency: Currency(),
      balances: balanceFields(),
      totals: totalFields(),
      months: Type.Array(
        Type.Object({
          month: Type.String({ description: 'YYYY-MM' }),
          depositAmount: Amount(),
          withdrawalAmount: Amount(),
        }),
      ),
      guard: guardLimits(),
      waiting: Type.Array(waitingCorrection()),
      bankAccounts: Type.Array(
        Type.Object({
          bankAccountId: Id(),
          bankCode: Type.String(),
          accountNo: Type.String({ description: 'masked except for the last four' }),
          holderName: Type.String(),
          usableFrom: Time(),
        }),
      ),
    }),
  }
}
