import { listRounds, listRoundsSchemas } from '../../../contract/operator/members/list-rounds.ts'
import { addDays, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { handle } from '../../../platform/calls.ts'
import { roundsOf } from '../../wallet/index.ts'
import { requireMember } from '../members.ts'

export const handleListRounds = handle(listRounds, listRoundsSchemas, async (context, { params, query }) => {
  const member = await requireMember(context, params.memberId)
  const { timeZone } = context.merchant
  const isTrial = member.kind === 'trial'
  const page = await roundsOf(context.tx, {
    memberId: member.accountId, mode: isTrial ? 'FREE' : 'REAL', from: query.from ? startOfBusinessDate(query.from, timeZone) : undefined,
    to: query.to ? startOfBusinessDate(addDays(query.to, 1), timeZone) : undefined, pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20,
  })
  return {
    ...page,
    list: page.list.map((row) => ({
      roundNo: String(row.roundNo), roundId: row.roundId, vendor: row.vendor, gameCode: row.gameCode, product: row.product, state: row.state,
      betAmount: row.betAmount, winAmount: row.winAmount, jackpotAmount: row.jackpotAmount, netAmount: row.winAmount - row.betAmount,
      currency: isTrial ? 'TRIAL' : 'THB', openedAt: row.openedAt, endedAt: row.endedAt,
    })),
  }
})
