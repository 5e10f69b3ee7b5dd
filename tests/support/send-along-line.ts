/** A transfer along a line as a member's page sends it. */
import { transferAlongLine } from '../../contract/player/cashier/transfer-along-line.ts'
import { PAYMENT_PASSWORD, type Caller } from './cashier.ts'

export const sendAlong = (
  from: Caller,
  direction: string,
  toAccount: string | undefined,
  amount: unknown,
  password = PAYMENT_PASSWORD,
) =>
  from.call(transferAlongLine, {
    body: { direction, ...(toAccount === undefined ? {} : { toAccount }), amount, password },
  })
