/** The audit log, its chain, and the proof of the ledger. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleExportEntries } from './calls/export-entries.ts'
import { handleListEntries } from './calls/list-entries.ts'
import { handleRunProof } from './calls/run-proof.ts'
import { handleVerifyAudit } from './calls/verify-audit.ts'

export const auditParts = {
  calls: [handleListEntries, handleExportEntries, handleVerifyAudit, handleRunProof],
} satisfies ModuleParts
