import { verifyAudit, verifyAuditSchemas } from '../../../../contract/operator/audit/verify-audit.ts'
import { verifyAudit as walkChain } from '../../../../platform/audit-log.ts'
import { handle } from '../../../../platform/calls.ts'

export const handleVerifyAudit = handle(verifyAudit, verifyAuditSchemas, (context) => walkChain(context.tx))
