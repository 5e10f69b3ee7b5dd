/** Messages to members whose deposit was decided by a person. */
import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { events } from '../../shared/events.ts'
import { depositNoticeTexts } from '../../locales/deposit-notices.ts'
import { readDepositById } from '../store/deposits.ts'

const DEPOSIT_PAGE = '/member?page=depositv2'

/** Reports the result of a deposit that was in review. One that was credited at once needs no message. */
export const tellDecidedDeposit: Listener = {
  name: 'cashier/tell-decided-deposit',
  event: events.depositMoved,
  run: async ({ tx }, payload) => {
    const state = String(payload.state)
    if (state !== 'CONFIRMED' && state !== 'REJECTED') return
    const deposit = await readDepositById(tx, String(payload.merchantId), String(payload.depositId))
    if (!deposit || deposit.reviewReason === null) return
    const amount = moneyText(
      deposit.creditedAmount || (deposit.paidAmount ?? deposit.payableAmount),
      deposit.currency,
    )
    const texts =
      state === 'CONFIRMED'
        ? depositNoticeTexts.credited(deposit.reference, amount)
        : depositNoticeTexts.rejected(deposit.reference, amount, deposit.remark ?? '')
    await sendMessage(tx, {
      merchantId: deposit.merchantId,
      memberId: deposit.memberId,
      category: 'MONEY',
      ...texts,
      link: DEPOSIT_PAGE,
      key: `deposit:${deposit.depositId}:${state.toLowerCase()}`,
    })
  },
}
