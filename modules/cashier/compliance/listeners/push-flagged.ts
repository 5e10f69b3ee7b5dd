import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { events } from '../../shared/events.ts'

/** Notifies operators that somebody was flagged. */
export const pushFlagged: Listener = {
  name: 'cashier/push-flagged',
  event: events.memberFlagged,
  run: async ({ services }) => services.use(hubKey).push({ topic: 'work', data: { queue: 'aml' } }),
}
