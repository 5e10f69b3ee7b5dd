/** What play came to, what the house owes, and books against banks. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleExportGamingReport } from './calls/export-gaming-report.ts'
import { handleExportLiabilities } from './calls/export-liabilities.ts'
import { handleExportReconciliation } from './calls/export-reconciliation.ts'
import { handleListReconciliationCases } from './calls/list-reconciliation-cases.ts'
import { handleReadGamingReport } from './calls/read-gaming-report.ts'
import { handleReadLiabilities } from './calls/read-liabilities.ts'
import { handleReadReconciliation } from './calls/read-reconciliation.ts'

export const reportParts = {
  calls: [
    handleReadGamingReport,
    handleExportGamingReport,
    handleReadLiabilities,
    handleExportLiabilities,
    handleReadReconciliation,
    handleExportReconciliation,
    handleListReconciliationCases,
  ],
} satisfies ModuleParts
