import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readConsolidated: Call<typeof readConsolidatedSchemas> = {
  name: 'identity/read-consolidated',
  method: 'GET',
  path: '/api/wps/member/info/funds/consolidated',
  module: 'WPS',
  audience: 'member',
  summary:
    'What waits of the account’s contracts, by kind: 0 nothing, 1 a new contract is offered, 2 its end is asked for, 3 the last request succeeded and was not seen yet.',
}
export function readConsolidatedSchemas() {
  const waiting = () => Type.Integer({ minimum: 0, maximum: 3 })
  return {
    value: Type.Object({
      dailysalreqtype: waiting(),
      divtypereq: waiting(),
      contracthoursalreq: waiting(),
      realtimesalreqtype: waiting(),
    }),
  }
}
