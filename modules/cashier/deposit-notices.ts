/** Messages to members whose deposit a person decided on. */
import type { Listener } from '../../platform/calls.ts'
import { sendMessage } from '../messaging/index.ts'
import { events } from './events.ts'
import { depositNoticeTexts } from './locales/deposit-notices.ts'
import { bahtText } from './rules/texts.ts'
import { readDepositById } from './store/deposits.ts'

const DEPOSIT_PAGE = '/member?page=depositv2'

/** Tells what became of a deposit that was in review. What was credited at once needs no message. */
export const tellDecidedDeposit: Listener = {
  name: 'cashier/tell-decided-deposit',
  event: events.depositMoved,
  run: async ({ tx }, payload) => {
    const state = String(payload.state)
    if (state !== 'CONFIRMED' && state !== 'REJECTED') return
    const deposit = await readDepositById(tx, String(payload.merchantId), String(payload.depositId))
    if (!deposit || deposit.reviewReason === null) return
    const amount = bahtText(deposit.creditedAmount || (deposit.paidAmount ?? deposit.payableAmount))
    const texts = state === 'CONFIRMED' ? depositNoticeTexts.credited(deposit.reference, amount) : depositNoticeTexts.rejected(deposit.reference, amount, deposit.remark ?? '')
    await sendMessage(tx, {
      merchantId: deposit.merchantId, memberId: deposit.memberId, category: 'MONEY', ...texts, link: DEPOSIT_PAGE, key: `deposit:${deposit.depositId}:${state.toLowerCase()}`,
    })
  },
}
