/** Stores which members get no advertising; the reason stays with the module that decided it. */
import type { Listener } from '../../../../platform/calls.ts'
import { resumeMarketing, stopMarketing } from '../../shared/store/marketing.ts'

const memberOf = (payload: Record<string, unknown>) => ({
  merchantId: String(payload.merchantId),
  accountId: String(payload.memberId),
})

export const keepMarketingStop: Listener = {
  name: 'messaging/keep-marketing-stop',
  event: 'limits.marketing-stopped',
  run: ({ tx }, payload) =>
    stopMarketing(
      tx,
      memberOf(payload),
      new Date(String(payload.since)),
      payload.until === null ? null : new Date(String(payload.until)),
    ),
}

export const endMarketingStop: Listener = {
  name: 'messaging/end-marketing-stop',
  event: 'limits.marketing-resumed',
  run: ({ tx, now }, payload) => resumeMarketing(tx, memberOf(payload), now),
}
