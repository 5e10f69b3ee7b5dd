import type { Listener } from '../../../../platform/calls.ts'
import { screenDeposit } from '../screen-transactions.ts'
import { events } from '../../shared/events.ts'

/** Checks a member's deposits once one was credited. */
export const screenCredited: Listener = {
  name: 'cashier/screen-deposit',
  event: events.depositMoved,
  run: async ({ tx, now }, payload) => {
    if (payload.state !== 'CONFIRMED') return
    await screenDeposit(
      tx,
      {
        merchantId: String(payload.merchantId),
        memberId: String(payload.memberId),
        depositId: String(payload.depositId),
      },
      now,
    )
  },
}
