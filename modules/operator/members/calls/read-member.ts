import { refuse } from '../../../../contract/errors.ts'
import { readMember, readMemberSchemas } from '../../../../contract/operator/members/read-member.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { bankAccountsOf } from '../../../cashier/index.ts'
import {
  hasAuthenticator,
  locksOf,
  memberRecordOf,
  personOf,
  rateChangesOf,
  tagsOf,
  vipOf,
} from '../../../identity/index.ts'
import { waitingProposal } from '../../../system/index.ts'
import { balancesOf, memberGuardOf, playOf } from '../../../wallet/index.ts'
import { proposalKinds } from '../corrections.ts'
import { contactOf } from '../members.ts'
import { monthsUntil } from '../../figures/rules/dashboard.ts'
import { maskAccountNo, maskCitizenNumber } from '../rules/mask.ts'
import { memberMonths, memberSums } from '../../figures/store/figures.ts'

const MONTHS = 12

export const handleReadMember = handle(readMember, readMemberSchemas, async (context, { params }) => {
  const { tx, merchant } = context
  const record = await memberRecordOf(tx, merchant.id, params.memberId)
  if (!record) refuse('MEMBER_NOT_FOUND')
  return {
    memberId: record.accountId,
    username: record.username,
    type: record.type,
    kind: record.kind,
    state: record.state,
    nickname: record.nickname,
    payeeName: record.payeeName,
    ...contactOf(context, record),
    isMobileVerified: record.isMobileVerified,
    isEmailVerified: record.isEmailVerified,
    ...(await shownPerson(context, record.accountId)),
    language: record.language,
    kycLevel: record.kycLevel,
    vipLevel: (await vipOf(context, tx, record)).level,
    tags: [...((await tagsOf(tx, [record.accountId])).get(record.accountId) ?? [])],
    upline:
      record.uplineId && record.uplineUsername
        ? { memberId: record.uplineId, username: record.uplineUsername }
        : null,
    memberG: record.memberG,
    rateChanges: await rateChangesOf(tx, record.accountId),
    createdAt: record.createdAt,
    registeredAddress: record.registeredAddress,
    lastSignInAt: record.lastSignInAt,
    lastSignInAddress: record.lastSignInAddress,
    hasPaymentPassword: record.hasPaymentPassword,
    hasAuthenticator: await hasAuthenticator(tx, merchant.id, record.accountId),
    locks: await locksOf(tx, record),
    freeze: record.freeze,
    currency: record.isTrial ? 'TRIAL' : merchant.currency,
    ...(await moneyOf(context, record.accountId, record.isTrial)),
    guard: await guardOf(context, record.accountId),
    waiting: await waitingCorrections(context, record.accountId),
    bankAccounts: (await bankAccountsOf(tx, merchant.id, record.accountId)).map((account) => ({
      bankAccountId: account.bankAccountId,
      bankCode: account.bankCode,
      accountNo: maskAccountNo(account.accountNo),
      holderName: account.holderName,
      usableFrom: account.usableFrom,
    })),
  }
})

async function shownPerson(context: CallContext, memberId: string) {
  const { birthday, idNumber } = await personOf(context, memberId)
  const isWhole = context.actor.claims.abilities?.includes('members.contact')
  return { birthday, idNumber: idNumber && !isWhole ? maskCitizenNumber(idNumber) : idNumber }
}

async function waitingCorrections(context: CallContext, memberId: string) {
  const found = await Promise.all(
    proposalKinds.map((kind) => waitingProposal(context, kind, `member:${memberId}`)),
  )
  return found.flatMap((row) =>
    row
      ? [
          {
            proposalId: row.proposalId,
            kind: row.kind,
            requestedBy: row.requestedBy,
            requestedAt: row.requestedAt,
            isMine: row.isMine,
          },
        ]
      : [],
  )
}

async function moneyOf({ tx, merchant, now }: CallContext, memberId: string, isTrial: boolean) {
  const held = await balancesOf(tx, memberId)
  const sums = await memberSums(tx, memberId)
  const { stakeAmount, payoutAmount } = await playOf(tx, { memberId })
  const months = monthsUntil(now, merchant.timeZone, MONTHS)
  const played = new Map(
    (await memberMonths(tx, memberId, `${months[0]}-01`)).map((month) => [month.month, month]),
  )
  return {
    balances: {
      balance: isTrial ? held.trial : held.balance,
      mainAmount: isTrial ? held.trial : held.main,
      bonusAmount: held.bonus,
      lockedAmount: held.hold,
      receivableAmount: held.receivable,
    },
    totals: {
      depositAmount: sums.deposits,
      depositCount: sums.depositCount,
      withdrawalAmount: sums.withdrawals,
      withdrawalCount: sums.withdrawalCount,
      stakeAmount,
      payoutAmount,
      netAmount: payoutAmount - stakeAmount,
    },
    months: months.map((month) => ({
      month,
      depositAmount: played.get(month)?.deposits ?? 0n,
      withdrawalAmount: played.get(month)?.withdrawals ?? 0n,
    })),
  }
}

async function guardOf({ tx }: CallContext, memberId: string) {
  const guard = await memberGuardOf(tx, memberId)
  return {
    blockedReason: guard.blockedReason,
    blockedUntil: guard.blockedUntil,
    maxStakeAmount: guard.maxStake,
    bonusMaxStakeAmount: guard.bonusMaxStake,
    bonusExcluded: [...guard.bonusProducts, ...guard.bonusGames],
    lossLimits: guard.lossLimits.map((limit) => ({
      period: limit.period,
      limitAmount: limit.limitAmount,
      leftAmount: limit.leftAmount,
      endsAt: limit.endsAt,
    })),
  }
}
