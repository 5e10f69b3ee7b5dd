import { runProof, runProofSchemas } from '../../../contract/operator/audit/run-proof.ts'
import { handle } from '../../../platform/calls.ts'
import { runAudit } from '../../wallet/index.ts'

export const handleRunProof = handle(runProof, runProofSchemas, async (context) => {
  const checks = await runAudit(context.tx)
  const ok = checks.every((check) => check.ok)
  await context.audit('ledger.proof', 'ledger', { ok, failed: checks.filter((check) => !check.ok).map((check) => check.id) })
  return { at: context.now, ok, checks: checks.map(({ id, ok: holds, detail }) => ({ id, ok: holds, detail })) }
})
