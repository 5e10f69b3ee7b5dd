import { quoteCashOut, quoteCashOutSchemas } from '../../../../contract/player/sportsbook/quote-cash-out.ts'
import { handle } from '../../../../platform/calls.ts'
import { bettorOf } from '../bettor.ts'
import { quoteOf } from '../cash-out/cash-out.ts'

export const handleQuoteCashOut = handle(quoteCashOut, quoteCashOutSchemas, (context, { params }) =>
  quoteOf(
    context.tx,
    { secret: context.config.secretKey, now: context.now },
    bettorOf(context),
    params.betId,
  ),
)
