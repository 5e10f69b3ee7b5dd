/** Notifies the member's sockets, and the operators' queues, that a deposit changed its state. */
import { depositTopic, type DepositPush } from '../../../../contract/pushes/deposit.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { events } from '../../shared/events.ts'

const WORK_TOPIC = 'work'

export const pushDepositMoved: Listener = {
  name: 'cashier/push-deposit-moved',
  event: events.depositMoved,
  run: async ({ services }, payload) => {
    const data: DepositPush = {
      intentId: String(payload.depositId),
      state: payload.state as DepositPush['state'],
    }
    services.use(hubKey).push({ topic: depositTopic, accountId: String(payload.memberId), data: { ...data } })
    services.use(hubKey).push({ topic: WORK_TOPIC, data: { queue: 'deposits' } })
  },
}
