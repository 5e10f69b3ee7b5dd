import { quoteOrder, quoteOrderSchemas } from '../../../../contract/player/lottery/quote-order.ts'
import { handle } from '../../../../platform/calls.ts'
import { gameIn, inTrees } from '../in-trees.ts'
import { quoteNumbers } from '../quote.ts'
import { bettorOf } from '../bettor.ts'

export const handleQuoteOrder = inTrees(quoteOrder, (call, tree) =>
  handle(call, quoteOrderSchemas, (context, { body }) =>
    quoteNumbers(context.tx, bettorOf(context), gameIn(tree, body.gameCode), body),
  ),
)
