/**
 * After rows ended or money ran out: the bonus part is released or the remaining rows end, under the member's
 * lock.
 */
import type { Listener } from '../../../platform/calls.ts'
import { events } from '../events.ts'
import { settleMember } from '../requirements.ts'

export const settleMoved: Listener = {
  name: 'wagering/settle-moved',
  event: events.moved,
  run: async ({ tx, now }, payload) => settleMember(tx, String(payload.memberId), now),
}
