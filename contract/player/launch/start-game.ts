import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { launchErrors, LaunchFields, LaunchValue } from './launch-fields.ts'

export const startGame: Call<typeof startGameSchemas> = {
  name: 'launch/start-game',
  method: 'POST',
  path: '/api/wps/game/launchGame',
  module: 'GCS',
  audience: 'player',
  summary: 'The same launch by POST: what our own pages send.',
  errors: launchErrors,
}

export function startGameSchemas() {
  return {
    body: Type.Object({
      ...LaunchFields(),
      accountType: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1, description: '1 real, 0 free play' }),
      ),
    }),
    value: LaunchValue(),
  }
}
