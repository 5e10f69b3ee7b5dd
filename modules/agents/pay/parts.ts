/** What agents are paid (docs/flows/agent-pay.md). */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleApproveAgentPayments } from './calls/approve-agent-payments.ts'
import { handleCheckPayRun } from './calls/check-pay-run.ts'
import { handleExportAgentCommissions } from './calls/export-agent-commissions.ts'
import { handleHoldAgentPayments } from './calls/hold-agent-payments.ts'
import { handleListAgentPayments } from './calls/list-agent-payments.ts'
import { handleListPayRuns } from './calls/list-pay-runs.ts'
import { handleReadAgentCommissions } from './calls/read-agent-commissions.ts'
import { handleReadAgentPayment } from './calls/read-agent-payment.ts'
import { handleReleaseAgentPayments } from './calls/release-agent-payments.ts'
import { handleExportIncome } from './calls/export-income.ts'
import { handleReadIncome } from './calls/read-income.ts'
import { payAgentsJob } from './jobs/pay-agents.ts'
import { tellPaid } from './listeners/tell-paid.ts'
import { handleExportStatement } from './calls/export-statement.ts'
import { handleExportPayments } from './calls/export-payments.ts'
import { handleListPayments } from './calls/list-payments.ts'
import { handleListStatementLines } from './calls/list-statement-lines.ts'
import { handleReadStatement } from './calls/read-statement.ts'

export const payParts = {
  calls: [
    handleListPayments,
    handleExportPayments,
    handleReadStatement,
    handleListStatementLines,
    handleExportStatement,
    handleReadIncome,
    handleExportIncome,
    handleListAgentPayments,
    handleReadAgentPayment,
    handleApproveAgentPayments,
    handleHoldAgentPayments,
    handleReleaseAgentPayments,
    handleListPayRuns,
    handleCheckPayRun,
    handleReadAgentCommissions,
    handleExportAgentCommissions,
  ],
  listeners: [tellPaid],
  jobs: [payAgentsJob],
} satisfies ModuleParts
