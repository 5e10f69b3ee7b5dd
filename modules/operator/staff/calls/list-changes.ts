import { listChanges, listChangesSchemas } from '../../../../contract/operator/identity/list-changes.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { changesOf } from '../store/changes.ts'

export const handleListChanges = handle(listChanges, listChangesSchemas, async (context, { query }) => {
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await changesOf(context.tx, context.merchant.id, { state: query.state, ...page })
  return toPage(
    rows.map((row) => ({
      changeId: row.id,
      kind: row.kind,
      state: row.state,
      operatorId: row.operator_id,
      username: row.username,
      fromRole: row.from_role,
      toRole: row.to_role,
      requestedBy: row.requested_by_name,
      requestedAt: row.requested_at,
      decidedBy: row.decided_by_name,
      decidedAt: row.decided_at,
      isMine: row.requested_by === context.actor.accountId,
    })),
    page,
    total,
  )
})
