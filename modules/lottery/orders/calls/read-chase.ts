import { refuse } from '../../../../contract/errors.ts'
import { readChase, readChaseSchemas } from '../../../../contract/player/lottery/read-chase.ts'
import { handle } from '../../../../platform/calls.ts'
import { inTrees, isInTree } from '../in-trees.ts'
import { selectionRows } from '../rules/play-rules.ts'
import { itemsOf, readPlan } from '../store/plans.ts'
import { readLines } from '../store/shown.ts'
import { planValue } from '../values.ts'
import { oddsText } from '../rules/odds-text.ts'
import { bettorOf } from '../bettor.ts'

export const handleReadChase = inTrees(readChase, (call, tree) =>
  handle(call, readChaseSchemas, async (context, { params }) => {
    const { merchantId, memberId, currency } = bettorOf(context)
    const plan = await readPlan(context.tx, { merchantId, memberId, chaseId: params.chaseId })
    if (!plan || !isInTree(tree, plan)) refuse('LOTTERY_CHASE_NOT_FOUND')
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
  }),
)
