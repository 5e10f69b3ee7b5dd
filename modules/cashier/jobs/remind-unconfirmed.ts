/** Halfway to the end of the time to confirm the member is reminded, on his open pages and in his inbox (domain/economy.md §8.3). */
import type { Job } from '../../../platform/calls.ts'
import { momentTexts } from '../../../platform/moment-text.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { merchantsKey } from '../../system/index.ts'
import { events } from '../events.ts'
import { noticeTexts, notifyMember } from '../notices.ts'
import { bahtText } from '../rules/texts.ts'
import { takeReminders } from '../store/withdrawals.ts'

const BATCH = 500

export const remindUnconfirmed: Job = {
  name: 'cashier/remind-unconfirmed',
  everyMs: 5_000,
  run: async ({ database, now, services }) => {
    await database.transaction(async (tx) => {
      for (const withdrawal of await takeReminders(tx, now, BATCH)) {
        const { merchantId, memberId, withdrawalId, disputeNo, confirmBy } = withdrawal
        const until = momentTexts(services.use(merchantsKey).byId(merchantId)!, confirmBy!)
        await notifyMember(tx, withdrawal, `reminder:${disputeNo}`, noticeTexts.reminder(bahtText(withdrawal.amount - withdrawal.feeAmount), until))
        await emitEvent(tx, events.withdrawalReminded, { merchantId, memberId, withdrawalId })
      }
    })
  },
}
