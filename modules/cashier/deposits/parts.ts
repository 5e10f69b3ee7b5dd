/** Deposits: calls of members and operators, jobs, and listeners. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCreditDeposit } from './calls/credit-deposit.ts'
import { handleExportDeposits } from './calls/export-deposits.ts'
import { handleListDepositChannels } from './calls/list-deposit-channels.ts'
import { handleListDepositQueue } from './calls/list-deposit-queue.ts'
import { handleListDeposits } from './calls/list-deposits.ts'
import { handleOpenDeposit } from './calls/open-deposit.ts'
import { handleReadDepositCase } from './calls/read-deposit-case.ts'
import { handleReadDeposit } from './calls/read-deposit.ts'
import { handleRejectDeposit } from './calls/reject-deposit.ts'
import { handleUploadSlip } from './calls/upload-slip.ts'
import { expireDeposits } from './jobs/expire-deposits.ts'
import { pushDepositMoved } from './listeners/push-moved.ts'
import { tellDecidedDeposit } from './listeners/tell-decided.ts'

export const depositParts = {
  calls: [
    handleListDepositChannels,
    handleOpenDeposit,
    handleListDeposits,
    handleReadDeposit,
    handleUploadSlip,
    handleListDepositQueue,
    handleCreditDeposit,
    handleRejectDeposit,
    handleExportDeposits,
    handleReadDepositCase,
  ],
  listeners: [pushDepositMoved, tellDecidedDeposit],
  jobs: [expireDeposits],
} satisfies ModuleParts
