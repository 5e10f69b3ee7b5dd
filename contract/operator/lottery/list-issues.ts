import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Nullable, OneOf, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import {
  GameCode,
  issueStates,
  IssueStateField,
  issueTimes,
  Numero,
  gameKinds,
  Result,
  resultSources,
  SourceField,
} from '../../shared/lottery-draws.ts'

/** An issue with what this house's members staked in it and were paid. */
export const issueRowFields = () => ({
  gameCode: Type.String(),
  name: Type.String(),
  kind: OneOf(gameKinds),
  source: SourceField(),
  timeoutAt: Nullable(Time('without a result until then it is void')),
  ...issueTimes(),
  state: IssueStateField(),
  result: Nullable(Result()),
  drawnAt: Nullable(Time()),
  settledAt: Nullable(Time()),
  voidReason: Nullable(Type.String()),
  orderCount: Type.Integer(),
  memberCount: Type.Integer(),
  stakeAmount: Amount(),
  paidAmount: Amount('what its bets paid so far, returned stakes included'),
})

export const listIssues: Call<typeof listIssuesSchemas> = {
  name: 'lottery/list-issues',
  method: 'GET',
  path: '/api/operator/lottery/issues',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary:
    'Issues of the last seven days, or of one day, the last to close first, with what was staked and paid; those to come only if asked for.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function listIssuesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      gameCode: Type.Optional(GameCode()),
      numero: Type.Optional(Numero()),
      state: Type.Optional(OneOf(issueStates)),
      date: Type.Optional(BusinessDate()),
      source: Type.Optional(OneOf(resultSources)),
      hasBets: Type.Optional(Type.Boolean({ description: 'only issues with bets' })),
    }),
    value: PageOf(Type.Object(issueRowFields())),
  }
}
