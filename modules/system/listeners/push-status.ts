import type { Listener } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import { events } from '../events.ts'
import { merchantsKey } from '../merchants.ts'

/** Trigger: the site opened or closed. Every open page is notified and asks for its own status. */
export const pushStatus: Listener = {
  name: 'system.push-status',
  event: events.statusChanged,
  async run({ services }, payload) {
    const merchant = services.use(merchantsKey).byId(String(payload.merchantId))
    services.use(hubKey).push({
      topic: 'status',
      data: { status: typeof payload.status === 'number' ? payload.status : (merchant?.status ?? 0) },
    })
  },
}
