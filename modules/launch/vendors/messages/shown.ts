/** Messages as the console shows them. */
import type { CallContext } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { vendorDirectoryKey } from '../access/vendors.ts'
import { resendOf } from './rules/resend-message.ts'
import type { VendorMessageRow } from './store/messages.ts'
import { transfersByIds } from '../pockets/store/pockets.ts'

export async function shownMessages<Row extends VendorMessageRow>(
  context: CallContext,
  rows: readonly Row[],
) {
  const { tx, actor, merchant } = context
  const asked = rows.flatMap(({ direction, reference }) => (direction === 'OUT' ? (reference ?? []) : []))
  const transfers = await transfersByIds(tx, asked)
  const about = (row: Row) => row.memberId ?? transfers.get(row.reference ?? '')?.memberId ?? ''
  const accounts = await accountsByIds(tx, rows.map(about))
  const mayResend = actor.claims.abilities?.includes('vendors.resend') ?? false
  return rows.map((row) => {
    const transfer = transfers.get(row.reference ?? '')
    const member = accounts.get(about(row))
    const isOurs = member?.merchantId === merchant.id
    const isReachable = typeof context.use(vendorDirectoryKey).find(row.vendor)?.apiUrl === 'string'
    return {
      ...row,
      memberId: isOurs ? member.accountId : null,
      account: isOurs ? member.username : null,
      resend: mayResend ? resendOf(row, transfer?.state, isReachable) : null,
    }
  })
}
