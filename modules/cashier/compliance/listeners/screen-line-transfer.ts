import type { Listener } from '../../../../platform/calls.ts'
import { screenLineTransfer } from '../screen-transactions.ts'
import { events } from '../../shared/events.ts'

/** Checks both sides of a transfer along the line. */
export const screenSent: Listener = {
  name: 'cashier/screen-line-transfer',
  event: events.lineTransferred,
  run: ({ tx, now }, { merchantId, transferId, fromId, toId }) =>
    screenLineTransfer(
      tx,
      {
        merchantId: String(merchantId),
        transferId: String(transferId),
        fromId: String(fromId),
        toId: String(toId),
      },
      now,
    ),
}
