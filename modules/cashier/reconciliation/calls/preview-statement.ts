import {
  previewStatement,
  previewStatementSchemas,
} from '../../../../contract/operator/cashier/preview-statement.ts'
import { handle } from '../../../../platform/calls.ts'
import { placeOf, readStatement, receiverOfStatement } from '../statements.ts'
import { readKnownReferences } from '../store/lines.ts'

const SHOWN = 10

export const handlePreviewStatement = handle(
  previewStatement,
  previewStatementSchemas,
  async (context, { body }) => {
    const { tx, merchant } = context
    const { account } = await receiverOfStatement(tx, merchant.id, body.receiverId)
    const statement = readStatement(context)
    const known = await readKnownReferences(
      tx,
      await placeOf(tx, merchant.id, account),
      statement.lines.map((line) => line.reference),
    )
    return {
      fileName: statement.fileName,
      account,
      columns: [...statement.columns].map(([field, heading]) => ({ field, heading })),
      lineCount: statement.lines.length,
      outgoingCount: statement.outgoingCount,
      knownCount: statement.lines.filter((line) => known.has(line.reference)).length,
      totalAmount: statement.lines.reduce((sum, line) => sum + line.amount, 0n),
      lines: statement.lines.slice(0, SHOWN).map(({ paidUntil: _until, ...line }) => line),
      faults: [...statement.faults],
    }
  },
)
