import { visitLink } from '../../../../contract/player/agents/line/visit-link.ts'
import { callServer } from '../../../client/call.ts'

/** Whoever came by the link of an agent is counted; nothing depends on the answer. */
export function noteLinkVisit(): void {
  const code = new URLSearchParams(location.search).get('referralCode')
  if (code) callServer(visitLink, { body: { code } }).catch(() => undefined)
}
