/** Platform messages about withdrawals; each is sent once, even if its event is repeated. */
import type { Tx } from '../../../platform/postgres.ts'
import { sendMessage } from '../../messaging/index.ts'
import { noticeTexts, type WithdrawalNotice } from '../locales/notices.ts'

export const WITHDRAWAL_PAGE = '/member?page=withdraw'

/** `what` makes the message unique for the withdrawal: `reminder`, `forced:1`. */
export async function notifyMember(
  tx: Tx,
  about: { merchantId: string; memberId: string; withdrawalId: string },
  what: string,
  notice: WithdrawalNotice,
): Promise<void> {
  await sendMessage(tx, {
    merchantId: about.merchantId,
    memberId: about.memberId,
    category: 'MONEY',
    ...notice,
    link: WITHDRAWAL_PAGE,
    key: `withdrawal:${about.withdrawalId}:${what}`,
  })
}

export { noticeTexts }
