/** A credited deposit brings tickets of the raffles that run. */
import type { Listener } from '../../../../platform/calls.ts'
import { countDeposits } from '../gather.ts'

export const countDeposit: Listener = {
  name: 'promotions/count-deposit',
  event: 'cashier.deposit-moved',
  run: async ({ tx, services, now }, payload) => {
    if (payload.state !== 'CONFIRMED') return
    const member = { merchantId: String(payload.merchantId), memberId: String(payload.memberId) }
    await countDeposits(tx, member, { services, now })
  },
}
