import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import { drandField, GameCode, Numero, revealFields } from '../../shared/lottery-draws.ts'
import { ProposalRow } from '../system/proposal-schemas.ts'
import { issueRowFields } from './list-issues.ts'

export const readIssue: Call<typeof readIssueSchemas> = {
  name: 'lottery/read-issue',
  method: 'GET',
  path: '/api/operator/lottery/issues/:gameCode/:numero',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary:
    'An issue with its commitment, its place in the chain, its beacon, and its seed once it is revealed.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_ISSUE_UNKNOWN'],
}

export function readIssueSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode(), numero: Numero() }),
    value: Type.Object({
      ...issueRowFields(),
      family: Type.String(),
      tag: Type.String(),
      ...revealFields(),
      ...drandField(),
      chain: Nullable(
        Type.Object(
          {
            chainId: Type.String(),
            openedAt: Time(),
            length: Type.Integer(),
            used: Type.Integer({ description: 'places that issues have taken' }),
            firstLink: Type.String(),
            place: Type.Integer(),
          },
          { description: 'null: the result is drawn elsewhere' },
        ),
      ),
      version: Type.Integer({ description: 'of the result; 0 before the first one' }),
      canVoid: Type.Boolean(),
      waiting: Nullable(ProposalRow()),
    }),
  }
}
