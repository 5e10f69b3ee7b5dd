/** Sends queued SMS and mail; demo mode queues none. */
import type { Job } from '../../../platform/calls.ts'
import { sendDueMessages, sendersOf, type Senders } from '../messages.ts'

let senders: Senders | undefined

export const sendMessages: Job = {
  name: 'system.send-messages',
  everyMs: 1_000,
  async run({ database, config }) {
    if (config.mode === 'demo') return
    senders ??= sendersOf(config)
    await sendDueMessages(database, senders)
  },
}
