import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const readConsolidated: Call<typeof readConsolidatedSchemas> = {
  name: 'identity/read-consolidated', method: 'GET', path: '/api/wps/member/info/funds/consolidated', module: 'WPS', audience: 'member',
  summary: 'Contract requests that wait for the account, by kind: how many, 0 for none.',
}
export function readConsolidatedSchemas() {
  const waiting = () => Type.Integer({ minimum: 0 })
  return { value: Type.Object({ dailysalreqtype: waiting(), divtypereq: waiting(), contracthoursalreq: waiting(), realtimesalreqtype: waiting() }) }
}
