/**
 * Hands approved withdrawals to the payout channel, in two steps: first the state says PAYING, then the bank is asked.
 * Should the second be told twice, the bank knows the withdrawal by its reference.
 */
import type { Listener } from '../../../platform/calls.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { merchantsKey, settingsOf } from '../../system/index.ts'
import { payoutChannelKey } from '../channels/ports.ts'
import { events } from '../events.ts'
import { endReturned, markPaid, moveWithdrawal } from '../moves.ts'
import { payoutSettings } from '../settings.ts'
import { lockWithdrawal } from '../store/withdrawals.ts'

export const beginPayout: Listener = {
  name: 'cashier/begin-payout',
  event: events.payoutWanted,
  run: async ({ tx, now, services }, payload) => {
    const key = { merchantId: String(payload.merchantId), withdrawalId: String(payload.withdrawalId) }
    const { isAutomatic } = await settingsOf(tx, key.merchantId, payoutSettings)
    if (!isAutomatic || !services.use(payoutChannelKey)) return
    const moved = await moveWithdrawal(tx, { withdrawalId: key.withdrawalId, state: 'APPROVED' }, 'PAYING', {}, { actor: 'system', now })
    if (moved) await emitEvent(tx, events.payoutDue, key)
  },
}

export const sendPayout: Listener = {
  name: 'cashier/send-payout',
  event: events.payoutDue,
  run: async ({ tx, now, services }, payload) => {
    const withdrawal = await lockWithdrawal(tx, String(payload.merchantId), String(payload.withdrawalId))
    // An operator may have seen the transfer on the bank's statement first.
    if (withdrawal?.state !== 'PAYING') return
    const result = await services.use(payoutChannelKey)!.pay({
      reference: withdrawal.withdrawalId, bankCode: withdrawal.bankCode, accountNo: withdrawal.accountNo, holderName: withdrawal.holderName,
      amount: withdrawal.amount - withdrawal.feeAmount,
    })
    const mover = { actor: 'bank', now }
    if (result.outcome === 'REFUSED') {
      await endReturned(tx, withdrawal, 'FAILED', {}, { ...mover, remark: result.reason })
      return
    }
    const rules = await settingsOf(tx, withdrawal.merchantId, payoutSettings)
    const merchant = services.use(merchantsKey).byId(withdrawal.merchantId)!
    await markPaid(tx, withdrawal, {
      reference: result.bankReference, timeZone: merchant.timeZone, rules: { dayMinutes: rules.confirmMinutes, nightMinutes: rules.confirmMinutesNight },
    }, mover)
  },
}
