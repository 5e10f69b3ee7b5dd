import { quoteSportBet, quoteSportBetSchemas } from '../../../../contract/player/sportsbook/quote-bet.ts'
import { handle } from '../../../../platform/calls.ts'
import { askedLegs, bettorOf } from '../bettor.ts'
import { quoteSlip } from '../quote.ts'

export const handleQuoteBet = handle(quoteSportBet, quoteSportBetSchemas, (context, { body }) =>
  quoteSlip(context.tx, bettorOf(context), {
    kind: body.kind,
    systemCode: body.kind === 'SYSTEM' ? (body.systemCode ?? null) : null,
    legs: askedLegs(body.legs),
  }),
)
