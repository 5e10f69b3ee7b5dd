/**
 * Passes approved withdrawals to the payout channel: the state becomes PAYING, then the job asks the bank
 * part by part.
 */
import type { Listener } from '../../../../platform/calls.ts'
import { settingsOf } from '../../../system/index.ts'
import { chainPayoutKey, payoutChannelKey } from '../../channels/ports.ts'
import { events } from '../../shared/events.ts'
import { moveWithdrawal } from '../withdrawal-states.ts'
import { payoutSettings } from '../../settings/withdrawals.ts'
import { schedulePayouts } from '../store/payouts.ts'
import { readWithdrawal } from '../store/withdrawals.ts'

export const beginPayout: Listener = {
  name: 'cashier/begin-payout',
  event: events.payoutWanted,
  run: async ({ tx, now, services }, payload) => {
    const withdrawalId = String(payload.withdrawalId)
    const { isAutomatic } = await settingsOf(tx, String(payload.merchantId), payoutSettings)
    const withdrawal = await readWithdrawal(tx, String(payload.merchantId), withdrawalId)
    const channel = withdrawal?.crypto ? services.use(chainPayoutKey) : services.use(payoutChannelKey)
    if (!isAutomatic || !channel) return
    // An operator may have begun to pay manually.
    const moved = await moveWithdrawal(
      tx,
      { withdrawalId, state: 'APPROVED' },
      'PAYING',
      {},
      { actor: 'system', now },
    )
    if (moved) await schedulePayouts(tx, withdrawalId, now)
  },
}
