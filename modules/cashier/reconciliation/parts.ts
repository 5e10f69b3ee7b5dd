/** Statements of the merchant’s bank accounts, matched with deposits. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAssignStatementLine } from './calls/assign-statement-line.ts'
import { handleConfirmStatement } from './calls/confirm-statement.ts'
import { handleExportStatementLines } from './calls/export-statement-lines.ts'
import { handleImportStatement } from './calls/import-statement.ts'
import { handleListStatementLines } from './calls/list-statement-lines.ts'
import { handleListStatements } from './calls/list-statements.ts'
import { handlePreviewStatement } from './calls/preview-statement.ts'
import { handleReadStatementLine } from './calls/read-statement-line.ts'
import { handleRejectStatement } from './calls/reject-statement.ts'
import { handleSetStatementLineAside } from './calls/set-statement-line-aside.ts'
import { matchStatements } from './jobs/match-statements.ts'

export const reconciliationParts = {
  calls: [
    handlePreviewStatement,
    handleImportStatement,
    handleListStatements,
    handleConfirmStatement,
    handleRejectStatement,
    handleListStatementLines,
    handleExportStatementLines,
    handleReadStatementLine,
    handleAssignStatementLine,
    handleSetStatementLineAside,
  ],
  jobs: [matchStatements],
} satisfies ModuleParts
