import {
  readTeamMember,
  readTeamMemberSchemas,
} from '../../../../contract/player/agents/team/read-team-member.ts'
import { handle } from '../../../../platform/calls.ts'
import { maskName } from '../../../cashier/index.ts'
import { accountOf } from '../../../identity/index.ts'
import { askedDays, memberOfLine, ownLine, rangeInLine } from '../asked.ts'
import { balancesOf, foldedAt, sumsByDay, sumsOfNode, teamsNow } from '../store/figures.ts'
import { directCounts, pathTo } from '../store/line.ts'
import { noteView } from '../store/member-views.ts'
import { figuresView } from '../view.ts'

export const handleReadTeamMember = handle(
  readTeamMember,
  readTeamMemberSchemas,
  async (context, { params, query }) => {
    const { tx, actor, merchant } = context
    const range = askedDays(context, query)
    const member = await memberOfLine(tx, ownLine(context), params.account)
    const { accountId } = member
    const { from, to } = rangeInLine(range, member, merchant.timeZone)
    await noteView(tx, actor.accountId, accountId)
    const path = await pathTo(tx, actor.accountId, accountId)
    const account = await accountOf(tx, { merchantId: merchant.id, accountId })
    const upline = account?.uplineId
      ? await accountOf(tx, { merchantId: merchant.id, accountId: account.uplineId })
      : undefined
    const team = (await teamsNow(tx, [accountId])).get(accountId)
    const days = await sumsByDay(tx, accountId, { scope: 'OWN', from, to })
    return {
      asOf: await foldedAt(tx),
      from: range.from,
      to: range.to,
      currency: merchant.currency,
      account: member.username,
      nickname: member.nickname,
      name: maskName(member.payeeName ?? ''),
      type: member.type,
      memberG: member.memberG,
      uplineG: upline?.memberG ?? member.memberG,
      level: member.level,
      path,
      joinedAt: member.joinedAt,
      lastLoginAt: member.lastSignInAt,
      isOnline: member.isOnline,
      balanceAmount: (await balancesOf(tx, [accountId])).get(accountId) ?? 0n,
      accountCount: team?.accounts ?? 0,
      directCount: (await directCounts(tx, [accountId])).get(accountId) ?? 0,
      own: figuresView(await sumsOfNode(tx, accountId, { scope: 'OWN', from, to })),
      team: figuresView(await sumsOfNode(tx, accountId, { scope: 'TEAM', from, to })),
      days: days.map(({ day, ...sums }) => ({ day, ...figuresView(sums) })),
    }
  },
)
