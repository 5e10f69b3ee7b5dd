import { refuse } from '../../../contract/errors.ts'
import { readMember, readMemberSchemas } from '../../../contract/operator/members/read-member.ts'
import { handle, type CallContext } from '../../../platform/calls.ts'
import { bankAccountsOf } from '../../cashier/index.ts'
import { memberRecordOf } from '../../identity/index.ts'
import { balancesOf, memberGuardOf, memberMonths, memberTotals } from '../../wallet/index.ts'
import { contactOf } from '../members.ts'
import { maskAccountNo } from '../rules/mask.ts'

const MONTHS = 12

export const handleReadMember = handle(readMember, readMemberSchemas, async (context, { params }) => {
  const { tx, merchant } = context
  const record = await memberRecordOf(tx, merchant.id, params.memberId)
  if (!record) refuse('MEMBER_NOT_FOUND')
  return {
    memberId: record.accountId, username: record.username, kind: record.kind, state: record.state, nickname: record.nickname, payeeName: record.payeeName,
    ...contactOf(context, record), isMobileVerified: record.isMobileVerified, language: record.language, kycLevel: record.kycLevel, vipLevel: record.vipLevel,
    upline: record.uplineId && record.uplineUsername ? { memberId: record.uplineId, username: record.uplineUsername } : null,
    createdAt: record.createdAt, registeredAddress: record.registeredAddress, lastSignInAt: record.lastSignInAt, lastSignInAddress: record.lastSignInAddress,
    hasPaymentPassword: record.hasPaymentPassword, freeze: record.freeze, currency: record.isTrial ? 'TRIAL' : merchant.currency,
    ...(await moneyOf(context, record.accountId, record.isTrial)),
    guard: await guardOf(context, record.accountId),
    bankAccounts: (await bankAccountsOf(tx, merchant.id, record.accountId)).map((account) => ({
      bankAccountId: account.bankAccountId, bankCode: account.bankCode, accountNo: maskAccountNo(account.accountNo), isNameMatching: account.isNameMatching, usableFrom: account.usableFrom,
    })),
  }
})

async function moneyOf({ tx, merchant }: CallContext, memberId: string, isTrial: boolean) {
  const held = await balancesOf(tx, memberId)
  const totals = await memberTotals(tx, memberId)
  const months = await memberMonths(tx, memberId, { months: MONTHS, timeZone: merchant.timeZone })
  return {
    balances: {
      balance: isTrial ? held.trial : held.balance, mainAmount: isTrial ? held.trial : held.main, bonusAmount: held.bonus,
      lockedAmount: held.hold, receivableAmount: held.receivable,
    },
    totals: {
      depositAmount: totals.deposits, depositCount: totals.depositCount, withdrawalAmount: totals.withdrawals, withdrawalCount: totals.withdrawalCount,
      stakeAmount: totals.stakes, payoutAmount: totals.payouts, netAmount: totals.payouts - totals.stakes,
    },
    months: months.map((month) => ({ month: month.month, depositAmount: month.deposits, withdrawalAmount: month.withdrawals })),
  }
}

async function guardOf({ tx }: CallContext, memberId: string) {
  const guard = await memberGuardOf(tx, memberId)
  return {
    blockedReason: guard?.blockedReason ?? null, blockedUntil: guard?.blockedUntil ?? null,
    maxStakeAmount: guard?.maxStake ?? null, bonusMaxStakeAmount: guard?.bonusMaxStake ?? null,
    lossLimits: (guard?.lossLimits ?? []).map((limit) => ({ period: limit.period, limitAmount: limit.limitAmount, leftAmount: limit.leftAmount, endsAt: limit.endsAt })),
  }
}
