import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { BetDetail } from '../../../shared/bet-detail.ts'
import { commissionKinds } from '../../../shared/agent-line-words.ts'
import { Amount, Id, Nullable, OneOf, SignedAmount } from '../../../shared/fields.ts'
import { BetFields } from '../../cashier/record-fields.ts'
import { AccountName } from './team-fields.ts'

export const readTeamBet: Call<typeof readTeamBetSchemas> = {
  name: 'agents/read-team-bet',
  method: 'GET',
  path: '/api/wps/agent/team/bets/:account/:betNo',
  module: 'AGENT',
  audience: 'agent',
  summary: 'One bet of an account of the line, with what it was put on and how the result is checked.',
  errors: ['AGENT_NOT_IN_TEAM', 'ROUND_NOT_FOUND'],
}

export function readTeamBetSchemas() {
  return {
    params: Type.Object({ account: AccountName(), betNo: Id() }),
    value: Type.Object({
      account: Type.String(),
      ...BetFields(),
      playedAmount: Nullable(Amount()),
      detail: Nullable(BetDetail()),
      /** What the caller was noted so far; null: nothing yet. */
      commission: Nullable(
        Type.Object({
          kind: OneOf(commissionKinds),
          amount: SignedAmount('GROUP: of this bet; POINT: of all play of its category that day'),
        }),
      ),
    }),
  }
}
