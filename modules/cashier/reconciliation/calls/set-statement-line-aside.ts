import { refuse } from '../../../../contract/errors.ts'
import {
  setStatementLineAside,
  setStatementLineAsideSchemas,
} from '../../../../contract/operator/cashier/set-statement-line-aside.ts'
import { handle } from '../../../../platform/calls.ts'
import { lockLine, moveLine } from '../store/lines.ts'

export const handleSetStatementLineAside = handle(
  setStatementLineAside,
  setStatementLineAsideSchemas,
  async (context, { params, body }) => {
    const { tx, merchant, now } = context
    const line = await lockLine(tx, merchant.id, params.lineId)
    if (!line) refuse('STATEMENT_NOT_FOUND')
    if (line.outcome !== 'UNMATCHED') refuse('STATEMENT_STATE')
    await moveLine(tx, line.lineId, { outcome: 'SET_ASIDE', remark: body.remark, now })
    await context.audit('statement.aside', `statement-line:${line.lineId}`, {
      reference: line.reference,
      amount: line.amount,
      remark: body.remark,
      before: { outcome: line.outcome },
      after: { outcome: 'SET_ASIDE' },
    })
    return { outcome: 'SET_ASIDE' as const }
  },
)
