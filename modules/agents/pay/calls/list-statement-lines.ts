import { refuse } from '../../../../contract/errors.ts'
import {
  listStatementLines,
  listStatementLinesSchemas,
} from '../../../../contract/player/agents/pay/list-statement-lines.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { statementLines } from '../statement/lines.ts'
import { ownPayment } from '../statement/store.ts'

export const handleListStatementLines = handle(
  listStatementLines,
  listStatementLinesSchemas,
  async (context, { query: { paymentId, roundNo, pageNo = 1, pageSize = 20, ...place } }) => {
    const payment = await ownPayment(context.tx, context.actor.accountId, paymentId)
    if (!payment) refuse('AGENT_PAYMENT_NOT_FOUND')
    const lines = await statementLines(context.tx, payment, {
      ...place,
      ...(roundNo === undefined ? {} : { roundNo: BigInt(roundNo) }),
    })
    const page = { pageNo, pageSize }
    const shown = lines.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    const sum = lines.reduce((total, { base }) => total + base, 0n)
    return { ...toPage(shown, page, lines.length), sum }
  },
)
