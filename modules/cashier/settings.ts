/** The cashier's figures that an operator may change (domain/economy.md §7, §8; domain/gaps.md §8). */
import { defineSetting, type AnySetting } from '../system/index.ts'
import { bankTransferSettings, channelSettings, trueMoneySettings, usdtPayoutSettings, usdtSettings } from './channel-settings.ts'

export const depositSettings = {
  minAmount: defineSetting({ name: 'cashier.depositMinAmount', weakens: 'NONE', kind: 'amount', default: 5_000n, min: 100n, max: 100_000_000n }),
  maxAmount: defineSetting({ name: 'cashier.depositMaxAmount', weakens: 'UP', kind: 'amount', default: 10_000_000n, min: 100n, max: 1_000_000_000n }),
  expiryMinutes: defineSetting({ name: 'cashier.depositExpiryMinutes', weakens: 'NONE', kind: 'integer', default: 15, min: 1, max: 120 }),
  openLimit: defineSetting({ name: 'cashier.depositOpenLimit', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 50 }),
  pauseAfter: defineSetting({ name: 'cashier.depositPauseAfter', weakens: 'UP', kind: 'integer', default: 3, min: 1, max: 50 }),
  pauseMinutes: defineSetting({ name: 'cashier.depositPauseMinutes', weakens: 'DOWN', kind: 'integer', default: 30, min: 0, max: 1_440 }),
  /** All deposits together of a member without verification. */
  unverifiedAmount: defineSetting({ name: 'cashier.depositUnverifiedAmount', weakens: 'UP', kind: 'amount', default: 500_000n, min: 0n, max: 100_000_000n }),
}

export const withdrawalSettings = {
  minAmount: defineSetting({ name: 'cashier.withdrawalMinAmount', weakens: 'NONE', kind: 'amount', default: 10_000n, min: 100n, max: 100_000_000n }),
  maxAmount: defineSetting({ name: 'cashier.withdrawalMaxAmount', weakens: 'UP', kind: 'amount', default: 20_000_000n, min: 100n, max: 1_000_000_000n }),
  freeCount: defineSetting({ name: 'cashier.withdrawalFreeCount', weakens: 'NONE', kind: 'integer', default: 3, min: 0, max: 100 }),
  feeAmount: defineSetting({ name: 'cashier.withdrawalFeeAmount', weakens: 'NONE', kind: 'amount', default: 1_000n, min: 0n, max: 9_900n }),
  isAutoApproved: defineSetting({ name: 'cashier.withdrawalAutoApprove', weakens: 'ON', kind: 'flag', default: true }),
  autoMaxAmount: defineSetting({ name: 'cashier.withdrawalAutoMaxAmount', weakens: 'UP', kind: 'amount', default: 2_000_000n, min: 0n, max: 1_000_000_000n }),
  autoMinAgeDays: defineSetting({ name: 'cashier.withdrawalAutoMinAgeDays', weakens: 'DOWN', kind: 'integer', default: 7, min: 0, max: 365 }),
  autoProfitFactor: defineSetting({ name: 'cashier.withdrawalAutoProfitFactor', weakens: 'UP', kind: 'integer', default: 10, min: 1, max: 1_000 }),
}

export const payoutSettings = {
  /** The payout channel pays approved withdrawals by itself; off: an operator pays by hand. */
  isAutomatic: defineSetting({ name: 'cashier.payoutAutomatic', weakens: 'ON', kind: 'flag', default: true }),
  confirmMinutes: defineSetting({ name: 'cashier.confirmMinutes', weakens: 'DOWN', kind: 'integer', default: 30, min: 5, max: 1_440 }),
  confirmMinutesNight: defineSetting({ name: 'cashier.confirmMinutesNight', weakens: 'DOWN', kind: 'integer', default: 120, min: 5, max: 1_440 }),
  /** A payout above it leaves in several transfers of at most this much. */
  partAmount: defineSetting({ name: 'cashier.payoutPartAmount', weakens: 'NONE', kind: 'amount', default: 5_000_000n, min: 10_000n, max: 1_000_000_000n }),
}

/** What members are promised: a clock stands beside each. */
export const deadlineSettings = {
  reviewMinutes: defineSetting({ name: 'cashier.withdrawalReviewMinutes', weakens: 'NONE', kind: 'integer', default: 30, min: 5, max: 1_440 }),
  payoutMinutes: defineSetting({ name: 'cashier.payoutMinutes', weakens: 'NONE', kind: 'integer', default: 30, min: 5, max: 1_440 }),
  disputeHours: defineSetting({ name: 'cashier.disputeHours', weakens: 'NONE', kind: 'integer', default: 24, min: 1, max: 168 }),
  complaintDays: defineSetting({ name: 'cashier.complaintDays', weakens: 'DOWN', kind: 'integer', default: 30, min: 30, max: 365 }),
}

export const bankAccountSettings = {
  limit: defineSetting({ name: 'cashier.bankAccountLimit', weakens: 'UP', kind: 'integer', default: 5, min: 1, max: 20 }),
  holdFirstHours: defineSetting({ name: 'cashier.payoutHoldFirstHours', weakens: 'DOWN', kind: 'integer', default: 12, min: 0, max: 720 }),
  holdChangeHours: defineSetting({ name: 'cashier.payoutHoldChangeHours', weakens: 'DOWN', kind: 'integer', default: 24, min: 0, max: 720 }),
}

export const fourEyesSettings = {
  withdrawalAmount: defineSetting({ name: 'cashier.fourEyesAmount', weakens: 'UP', kind: 'amount', default: 10_000_000n, min: 0n, max: 1_000_000_000n }),
  depositAmount: defineSetting({ name: 'cashier.fourEyesDepositAmount', weakens: 'UP', kind: 'amount', default: 500_000n, min: 0n, max: 1_000_000_000n }),
  /** New lines of the statements one operator imports within a day. */
  statementAmount: defineSetting({ name: 'cashier.fourEyesStatementAmount', weakens: 'UP', kind: 'amount', default: 10_000_000n, min: 0n, max: 100_000_000_000n }),
}

export const kycSettings = {
  /** Deposits credited, or withdrawals asked for, in 30 days from which on the source of the money must be known. */
  fundsDepositAmount: defineSetting({ name: 'cashier.kycFundsDepositAmount', weakens: 'UP', kind: 'amount', default: 200_000_000n, min: 100_000n, max: 100_000_000_000n }),
  fundsWithdrawalAmount: defineSetting({ name: 'cashier.kycFundsWithdrawalAmount', weakens: 'UP', kind: 'amount', default: 50_000_000n, min: 100_000n, max: 100_000_000_000n }),
}

export const amlSettings = {
  /** Days that a flag counts, unless an operator clears it earlier. */
  flagDays: defineSetting({ name: 'cashier.amlFlagDays', weakens: 'DOWN', kind: 'integer', default: 90, min: 1, max: 3_650 }),
  /** Money of one business day that the compliance officer reports. */
  cashThresholdAmount: defineSetting({ name: 'cashier.amlCashThresholdAmount', weakens: 'UP', kind: 'amount', default: 200_000_000n, min: 100n, max: 100_000_000_000n }),
}

export const recordSettings = {
  /** Rows that one download may have; a workbook is made whole in memory, so its bound is lower. */
  fileRows: defineSetting({ name: 'cashier.recordFileRows', weakens: 'UP', kind: 'integer', default: 100_000, min: 1, max: 5_000_000 }),
  workbookRows: defineSetting({ name: 'cashier.recordWorkbookRows', weakens: 'UP', kind: 'integer', default: 20_000, min: 1, max: 100_000 }),
}

/** Transfers along the line (domain/agents.md §6). */
export const lineSettings = {
  minAmount: defineSetting({ name: 'cashier.lineMinAmount', weakens: 'NONE', kind: 'amount', default: 1_000n, min: 100n, max: 100_000_000n }),
  maxAmount: defineSetting({ name: 'cashier.lineMaxAmount', weakens: 'UP', kind: 'amount', default: 10_000_000n, min: 100n, max: 1_000_000_000n }),
  dayAmount: defineSetting({ name: 'cashier.lineDayAmount', weakens: 'UP', kind: 'amount', default: 30_000_000n, min: 0n, max: 10_000_000_000n }),
}

export const settings: readonly AnySetting[] = [depositSettings, channelSettings, bankTransferSettings, trueMoneySettings, usdtSettings, usdtPayoutSettings, withdrawalSettings, payoutSettings, deadlineSettings, bankAccountSettings, fourEyesSettings, lineSettings, kycSettings, amlSettings, recordSettings].flatMap((group) => Object.values(group))
