/** Sends queued SMS and mail; demo mode queues none. */
import type { Job } from '../../../platform/calls.ts'
import { marketingGateKey, sendDueMessages, sendersOf, type Senders } from '../messages.ts'

const AT_ONCE = 50
let senders: Senders | undefined

export const sendMessages: Job = {
  name: 'system.send-messages',
  everyMs: 1_000,
  async run({ database, config, services }) {
    if (config.mode === 'demo') return
    senders ??= sendersOf(config)
    await sendDueMessages(database, senders, AT_ONCE, services.use(marketingGateKey))
  },
}
