import { refuse } from '../../../../contract/errors.ts'
import { checkPayRun, checkPayRunSchemas } from '../../../../contract/operator/agents/pay/check-pay-run.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { insertCheck, readRun } from '../store/runs.ts'
import { compareRun } from '../desk/check.ts'

const SHOWN = 200

export const handleCheckPayRun = handle(checkPayRun, checkPayRunSchemas, async (context, { body }) => {
  const { tx, merchant, actor, now } = context
  const key = { merchantId: merchant.id, ...body }
  const run = await readRun(tx, key)
  if (!run) refuse('AGENT_PAYMENT_NOT_FOUND')
  const { sameCount, differences } = await compareRun(tx, merchant, run, now)
  const otherCount = new Set(differences.map(({ agentId }) => agentId)).size
  await insertCheck(tx, key, { sameCount, otherCount, checkedBy: actor.claims.account, checkedAt: now })
  await context.audit('agent-payments.check', `agent-pay-run:${body.kind}:${body.periodId}`, {
    sameCount,
    otherCount,
  })
  const shown = differences.slice(0, SHOWN)
  const accounts = await accountsByIds(
    tx,
    shown.map(({ agentId }) => agentId),
  )
  const others = shown.map((one) => ({ ...one, account: accounts.get(one.agentId)?.username ?? '' }))
  return { sameCount, otherCount, others }
})
