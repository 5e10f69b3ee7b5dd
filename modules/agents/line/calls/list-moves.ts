import { listMoves, listMovesSchemas } from '../../../../contract/operator/agents/line/list-moves.ts'
import { handle } from '../../../../platform/calls.ts'
import { readMoves } from '../store/moves.ts'

export const handleListMoves = handle(listMoves, listMovesSchemas, async ({ tx, merchant }) => ({
  list: (await readMoves(tx, merchant.id)).map((row) => ({
    moveId: row.move_id,
    memberId: row.account_id,
    username: row.username,
    fromName: row.from_name,
    toName: row.to_name,
    state: row.state,
    fault: row.fault,
    reason: row.reason,
    approvedBy: row.approved_by,
    effectiveAt: row.effective_at,
    createdAt: row.created_at,
  })),
}))
