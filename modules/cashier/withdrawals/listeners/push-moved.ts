/** Notifies the member's sockets, and the operators' queues, that a withdrawal changed its state. */
import { withdrawalTopic, type WithdrawalPush } from '../../../../contract/pushes/withdrawal.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { events } from '../../shared/events.ts'

const WORK_TOPIC = 'work'

export const pushWithdrawalMoved: Listener = {
  name: 'cashier/push-withdrawal-moved',
  event: events.withdrawalMoved,
  run: async ({ services }, payload) => {
    const data: WithdrawalPush = {
      withdrawalId: String(payload.withdrawalId),
      state: payload.state as WithdrawalPush['state'],
    }
    services
      .use(hubKey)
      .push({ topic: withdrawalTopic, accountId: String(payload.memberId), data: { ...data } })
    services.use(hubKey).push({ topic: WORK_TOPIC, data: { queue: 'withdrawals' } })
  },
}

export const pushReminder: Listener = {
  name: 'cashier/push-reminder',
  event: events.withdrawalReminded,
  run: async ({ services }, payload) => {
    const data: WithdrawalPush = {
      withdrawalId: String(payload.withdrawalId),
      state: 'CONFIRM_WAIT',
      isReminder: true,
    }
    services
      .use(hubKey)
      .push({ topic: withdrawalTopic, accountId: String(payload.memberId), data: { ...data } })
  },
}
