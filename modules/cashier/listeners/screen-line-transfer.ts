import type { Listener } from '../../../platform/calls.ts'
import { screenLineTransfer } from '../aml/screen.ts'
import { events } from '../events.ts'

/** Looks at both sides of a transfer along the line. */
export const screenSent: Listener = {
  name: 'cashier/screen-line-transfer',
  event: events.lineTransferred,
  run: ({ tx, now }, { merchantId, transferId, fromId, toId }) =>
    screenLineTransfer(tx, { merchantId: String(merchantId), transferId: String(transferId), fromId: String(fromId), toId: String(toId) }, now),
}
