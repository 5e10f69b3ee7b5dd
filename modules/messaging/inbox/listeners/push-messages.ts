import { noticeTopic, type NoticePush } from '../../../../contract/pushes/notice.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { events } from '../events.ts'

/** After one message to many, the open pages of those members are asked to read again; nobody is counted. */
export const pushMessages: Listener = {
  name: 'messaging/push-messages',
  event: events.messagesSent,
  run: async ({ services }, { memberIds, batch }) => {
    const hub = services.use(hubKey)
    for (const accountId of memberIds as string[])
      hub.push({ topic: noticeTopic, accountId, data: { id: String(batch) } satisfies NoticePush })
  },
}
