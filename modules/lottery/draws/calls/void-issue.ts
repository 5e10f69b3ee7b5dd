import { voidIssue, voidIssueSchemas } from '../../../../contract/operator/lottery/void-issue.ts'
import { handle } from '../../../../platform/calls.ts'
import { knownGame } from '../shared-views.ts'
import { askVoid } from '../void-issues.ts'

export const handleVoidIssue = handle(voidIssue, voidIssueSchemas, async (context, { params, body }) => {
  knownGame(params.gameCode)
  return { proposalId: await askVoid(context, params, body.reason) }
})
