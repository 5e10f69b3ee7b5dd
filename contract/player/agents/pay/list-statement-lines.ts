import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Id, Nullable, PageOf, PageQuery, SignedAmount, Text, Time } from '../../../shared/fields.ts'
import { lineLevels } from './statement-words.ts'
import { OneOf } from '../../../shared/fields.ts'

export const listStatementLines: Call<typeof listStatementLinesSchemas> = {
  name: 'agents/list-statement-lines',
  method: 'GET',
  path: '/api/wps/agent/statement/lines',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  summary:
    'The next level of a statement: branches, then of a branch its members, of a member their products, of a product its games, of a game its rounds, of a round its bets. The lines of a level add up to the line that was opened.',
  errors: ['AGENT_PAYMENT_NOT_FOUND'],
}

export function listStatementLinesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      paymentId: Id(),
      branchId: Type.Optional(Id()),
      memberId: Type.Optional(Id()),
      product: Type.Optional(Text(32, 1)),
      gameCode: Type.Optional(Text(64, 1)),
      roundNo: Type.Optional(Type.String({ pattern: '^[0-9]{1,19}$' })),
    }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          level: OneOf(lineLevels),
          key: Type.String({ description: 'what opens the line' }),
          name: Type.String({ description: 'an account, a product, a game, a round or a bet' }),
          turnover: SignedAmount(),
          payout: SignedAmount(),
          valid: SignedAmount(),
          costs: SignedAmount('rebates, promotions and salaries; of accounts alone'),
          base: SignedAmount('what it adds to the base'),
          at: Nullable(Time('of a round or bet')),
          isOpening: Type.Boolean({ description: 'it has a level of its own' }),
          isLate: Type.Boolean({ description: 'it corrects an earlier period' }),
        }),
      ),
      Type.Object({ sum: SignedAmount('of what all lines of the level add to the base') }),
    ]),
  }
}
