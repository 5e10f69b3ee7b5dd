import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { launchErrors, LaunchFields, LaunchValue } from './launch-fields.ts'

/**
 * A GET because the specification names it so; cross-site callers are refused, and only the bearer header
 * opens it.
 */
export const launchGame: Call<typeof launchGameSchemas> = {
  name: 'launch/launch-game',
  method: 'GET',
  path: '/api/wps/relay/GCS_gameLaunchFB',
  module: 'GCS',
  audience: 'player',
  summary: 'The address of a game, with its one-use launch token inside.',
  errors: launchErrors,
}

export function launchGameSchemas() {
  return {
    query: Type.Object({
      ...LaunchFields(),
      accountType: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1, description: '1 real, 0 free play' }),
      ),
    }),
    value: LaunchValue(),
  }
}
