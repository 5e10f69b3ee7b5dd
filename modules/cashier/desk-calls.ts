/** The calls and jobs of the deposit desk: accounts to pay to, channels, bank statements. */
import type { Handler, Job } from '../../platform/calls.ts'
import { handleAssignStatementLine } from './calls/assign-statement-line.ts'
import { handleChangeReceiver } from './calls/change-receiver.ts'
import { handleConfirmReceiver } from './calls/confirm-receiver.ts'
import { handleConfirmStatement } from './calls/confirm-statement.ts'
import { handleExportDeposits } from './calls/export-deposits.ts'
import { handleExportStatementLines } from './calls/export-statement-lines.ts'
import { handleExportWithdrawals } from './calls/export-withdrawals.ts'
import { handleImportStatement } from './calls/import-statement.ts'
import { handleListReceivers } from './calls/list-receivers.ts'
import { handleListStatementLines } from './calls/list-statement-lines.ts'
import { handleListStatements } from './calls/list-statements.ts'
import { handlePauseChannel } from './calls/pause-channel.ts'
import { handlePreviewStatement } from './calls/preview-statement.ts'
import { handleProposeReceiver } from './calls/propose-receiver.ts'
import { handleReadDepositCase } from './calls/read-deposit-case.ts'
import { handleReadStatementLine } from './calls/read-statement-line.ts'
import { handleRejectReceiver } from './calls/reject-receiver.ts'
import { handleRejectStatement } from './calls/reject-statement.ts'
import { handleResumeChannel } from './calls/resume-channel.ts'
import { handleSetStatementLineAside } from './calls/set-statement-line-aside.ts'
import { matchStatements } from './jobs/match-statements.ts'

export const deskCalls: readonly Handler[] = [
  handleListReceivers, handleProposeReceiver, handleConfirmReceiver, handleRejectReceiver, handleChangeReceiver, handlePauseChannel, handleResumeChannel,
  handlePreviewStatement, handleImportStatement, handleListStatements, handleConfirmStatement, handleRejectStatement, handleListStatementLines, handleExportStatementLines,
  handleExportDeposits, handleExportWithdrawals, handleReadDepositCase, handleReadStatementLine, handleAssignStatementLine, handleSetStatementLineAside,
]
export const deskJobs: readonly Job[] = [matchStatements]
