import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, Id, Text } from '../../shared/fields.ts'

export const noteReturnAlarm: Call<typeof noteReturnAlarmSchemas> = {
  name: 'launch/note-return-alarm',
  method: 'POST',
  path: '/api/operator/returns/:gameCode/note',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rtp.note',
  summary:
    'An operator notes what was found about an alarm; the note stays until the return is within tolerance again.',
  errors: ['RETURN_ALARM_NOT_FOUND'],
}

export function noteReturnAlarmSchemas() {
  return {
    params: Type.Object({ gameCode: Id() }),
    body: Type.Object({ mathVersion: Type.String({ minLength: 1, maxLength: 20 }), note: Text(300, 1) }),
    value: Empty(),
  }
}
