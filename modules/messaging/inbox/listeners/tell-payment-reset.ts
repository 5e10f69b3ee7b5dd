import type { Listener } from '../../../../platform/calls.ts'
import { identityEvents } from '../../../identity/index.ts'
import { sendMessage } from '../inbox.ts'
import { paymentResetTexts } from '../locales/payment-reset.ts'

/** Whoever reset it, the owner of the account is notified while nothing can be paid out yet. */
export const tellPaymentReset: Listener = {
  name: 'messaging/tell-payment-reset',
  event: identityEvents.paymentPasswordReset,
  run: async ({ tx }, { merchantId, memberId, at }) => {
    await sendMessage(tx, {
      merchantId: String(merchantId),
      memberId: String(memberId),
      category: 'SECURITY',
      ...paymentResetTexts,
      link: '/member?page=securityCenter',
      key: `payment-reset:${String(memberId)}:${String(at)}`,
    })
  },
}
