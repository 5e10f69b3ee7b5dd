import { refuse } from '../../../../contract/errors.ts'
import { readChase, readChaseSchemas } from '../../../../contract/player/lottery/read-chase.ts'
import { handle } from '../../../../platform/calls.ts'
import { selectionRows } from '../rules/plays.ts'
import { itemsOf, readPlan } from '../store/plans.ts'
import { readLines } from '../store/shown.ts'
import { oddsText, planValue } from '../values.ts'
import { bettorOf } from '../bettor.ts'

export const handleReadChase = handle(readChase, readChaseSchemas, async (context, { params }) => {
  const { merchantId, memberId, currency } = bettorOf(context)
  const plan = await readPlan(context.tx, { merchantId, memberId, chaseId: params.chaseId })
  if (!plan) refuse('LOTTERY_CHASE_NOT_FOUND')
  const items = await itemsOf(context.tx, plan.chaseId)
  // Every item has the same lines apart from its multiple.
  const lines = await readLines(context.tx, [items[0]!.orderId])
  return {
    ...planValue(plan, currency),
    lines: lines.map((line) => ({
      line: line.lineNo,
      playCode: line.playCode,
      selections: selectionRows(line.selection),
      combinations: line.combinations,
      unitAmount: line.unitAmount,
      odds: line.oddsE4.map(oddsText),
    })),
    items: items.map(({ gameCode: _, ...item }) => item),
  }
})
