/** The range of the commissions report: business dates, both included. */
import { addDays, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { incomeRange } from '../income/income.ts'
import type { CommissionRange } from './store.ts'
import { agentsLike } from './values.ts'

export async function commissionRange(
  context: Pick<CallContext, 'tx' | 'merchant' | 'now'>,
  asked: { from?: string; to?: string; account?: string },
): Promise<{ from: string; to: string; range: CommissionRange }> {
  const { tx, merchant } = context
  const { from, to } = incomeRange(context, asked)
  const range = {
    merchantId: merchant.id,
    from: startOfBusinessDate(from, merchant.timeZone),
    before: startOfBusinessDate(addDays(to, 1), merchant.timeZone),
    agentIds: await agentsLike(tx, merchant.id, asked.account),
  }
  return { from, to, range }
}
