/** Sends queued SMS, mail and pushes; demo mode queues none. */
import type { Job } from '../../../platform/calls.ts'
import { pushCarrierKey } from '../pushes.ts'
import { marketingGateKey, sendDueMessages, sendersOf, type Senders } from '../messages.ts'

const AT_ONCE = 50
let senders: Senders | undefined

export const sendMessages: Job = {
  name: 'system.send-messages',
  everyMs: 1_000,
  async run({ database, config, services }) {
    if (config.mode === 'demo') return
    senders ??= { ...sendersOf(config), push: services.use(pushCarrierKey) }
    await sendDueMessages(database, senders, AT_ONCE, services.use(marketingGateKey))
  },
}
