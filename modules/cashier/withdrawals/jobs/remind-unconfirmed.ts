/**
 * At half of the time to confirm the member is reminded, on their open pages and in their inbox
 * (domain/economy.md §8.3).
 */
import { moneyText } from '../../../../kernel/money.ts'
import type { Job } from '../../../../platform/calls.ts'
import { momentTexts } from '../../../../platform/moment-text.ts'
import { emitEvent } from '../../../../platform/outbox.ts'
import { merchantsKey } from '../../../system/index.ts'
import { events } from '../../shared/events.ts'
import { noticeTexts, notifyMember } from '../notices.ts'
import { takeReminders } from '../store/confirmation-clock.ts'

const BATCH = 500

export const remindUnconfirmed: Job = {
  name: 'cashier/remind-unconfirmed',
  everyMs: 5_000,
  run: async ({ database, now, services }) => {
    await database.transaction(async (tx) => {
      for (const withdrawal of await takeReminders(tx, now, BATCH)) {
        const { merchantId, memberId, withdrawalId, disputeNo, confirmBy } = withdrawal
        const until = momentTexts(services.use(merchantsKey).byId(merchantId)!, confirmBy!)
        await notifyMember(
          tx,
          withdrawal,
          `reminder:${disputeNo}`,
          noticeTexts.reminder(
            moneyText(withdrawal.amount - withdrawal.feeAmount, withdrawal.currency),
            until,
          ),
        )
        await emitEvent(tx, events.withdrawalReminded, { merchantId, memberId, withdrawalId })
      }
    })
  },
}
