/** A credited deposit may be what a mission or the check-in of the day asks for. */
import type { Listener } from '../../../../platform/calls.ts'
import { tellMembers } from '../quiet.ts'

export const pushDeposit: Listener = {
  name: 'promotions/push-deposit',
  event: 'cashier.deposit-moved',
  run: async ({ tx, services, now }, payload) => {
    if (payload.state !== 'CONFIRMED') return
    const [merchantId, memberIds] = [String(payload.merchantId), [String(payload.memberId)]]
    await tellMembers({ reader: tx, services, now }, { merchantId, memberIds }, 'PROGRESS')
  },
}
