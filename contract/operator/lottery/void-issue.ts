import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { GameCode, Numero } from '../../shared/lottery-draws.ts'

export const voidIssue: Call<typeof voidIssueSchemas> = {
  name: 'lottery/void-issue',
  method: 'POST',
  path: '/api/operator/lottery/issues/:gameCode/:numero/void',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.void',
  summary:
    'Asks that an issue be void before its close: a second person confirms it, every stake is returned, and its seed is revealed after the close.',
  isIdempotent: true,
  rate: 'money',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_ISSUE_UNKNOWN', 'LOTTERY_VOID_CLOSED', 'CHANGE_STATE'],
}

export function voidIssueSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode(), numero: Numero() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: Type.Object({ proposalId: Id() }),
  }
}
