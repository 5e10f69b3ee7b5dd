import { runProof, runProofSchemas } from '../../../../contract/operator/audit/run-proof.ts'
import { appendAudit } from '../../../../platform/audit-log.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { proveNow } from '../../../wallet/index.ts'

/**
 * Its own commit: the proof reads one snapshot of the whole ledger and may take longer than a request's
 * transaction.
 */
export const handleRunProof = handleBatched(runProof, runProofSchemas, async (context) => {
  const checks = await proveNow(context.database)
  const ok = checks.every((check) => check.ok)
  await context.database.transaction((tx) =>
    appendAudit(tx, {
      actor: context.actor.claims.account,
      action: 'ledger.proof',
      subject: 'ledger',
      detail: {
        ok,
        failed: checks.filter((check) => !check.ok).map((check) => check.id),
        address: context.address,
        merchantId: context.merchant.id,
      },
    }),
  )
  return { at: context.now, ok, checks }
})
