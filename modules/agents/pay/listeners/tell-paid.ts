/** Tells agents that a dividend was paid, or is held. */
import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { merchantsKey } from '../../../system/index.ts'
import { events } from '../events.ts'
import { heldTexts, paidTexts } from '../locales/messages.ts'
import { paymentsByIds } from '../store/payments.ts'

export const tellPaid: Listener = {
  name: 'agents/tell-paid',
  event: events.paymentsMoved,
  run: async ({ tx, services }, { merchantId, paymentIds }) => {
    const merchant = services.use(merchantsKey).byId(String(merchantId))
    if (!merchant) return
    for (const payment of await paymentsByIds(tx, paymentIds as string[])) {
      const isPaid = payment.state === 'PAID'
      if (!isPaid && payment.state !== 'HELD') continue
      const textsOf = isPaid ? paidTexts : heldTexts
      await sendMessage(tx, {
        merchantId: merchant.id,
        memberId: payment.agentId,
        category: 'SYSTEM',
        key: `agent-payment:${payment.paymentId}:${payment.state}`,
        link: '/agentHome?page=bonus',
        ...textsOf(payment.periodId, moneyText(payment.amount, merchant.currency)),
      })
    }
  },
}
