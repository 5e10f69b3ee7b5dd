/** Rows of a line: accounts with what they and everybody below them did in a range. */
import type { Reader } from '../../../platform/postgres.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import type { teamKinds, teamOrders } from '../../../contract/player/agents/team/team-words.ts'
import { addSums, noSums } from './rules/figures.ts'
import { memberOfLine } from './asked.ts'
import { balancesOf, sumsOf, teamsNow } from './store/figures.ts'
import {
  directCounts,
  directLine,
  pathTo,
  searchLine,
  type LineAccount,
  type LineAsked,
} from './store/line.ts'
import { figuresView } from './view.ts'

export interface TeamAsked {
  from: string
  to: string
  under?: string | undefined
  search?: string | undefined
  kind?: (typeof teamKinds)[number] | undefined
  order?: (typeof teamOrders)[number] | undefined
}

const types = { AGENTS: [1, 2, 41, 42], MEMBERS: [0] } as const
const orders = { VALID: 'valid', JOINED: 'joined', NAME: 'name' } as const

/**
 * One page of the direct downline of `under` (absent: of the agent), or of what a search finds anywhere in
 * the line. Errors: AGENT_NOT_IN_TEAM.
 */
export async function teamPage(
  reader: Reader,
  line: LineAsked,
  asked: TeamAsked,
  page: { pageNo: number; pageSize: number },
) {
  const wanted = { ...line, types: asked.kind && types[asked.kind], ...page }
  const text = asked.search?.trim()
  const under = asked.under === undefined || text ? null : await memberOfLine(reader, line, asked.under)
  const { list, totalCount } = text
    ? await searchLine(reader, { ...wanted, text })
    : await directLine(reader, {
        ...wanted,
        nodeId: under?.accountId ?? line.agentId,
        order: orders[asked.order ?? 'VALID'],
        from: asked.from,
        to: asked.to,
      })
  return {
    list: await withFigures(reader, list, asked, line.timeZone),
    totalCount,
    path: under ? await pathTo(reader, line.agentId, under.accountId) : [],
  }
}

async function withFigures(
  reader: Reader,
  list: readonly LineAccount[],
  { from, to }: { from: string; to: string },
  timeZone: string,
) {
  const ids = list.map(({ accountId }) => accountId)
  const firstDays = new Map(
    list.flatMap(({ accountId, since }) => (since ? [[accountId, businessDate(since, timeZone)]] : [])),
  )
  const own = await sumsOf(reader, ids, { scope: 'OWN', from, to }, firstDays)
  const below = await sumsOf(reader, ids, { scope: 'TEAM', from, to }, firstDays)
  const now = await teamsNow(reader, ids)
  const balances = await balancesOf(reader, ids)
  const direct = await directCounts(reader, ids)
  return list.map((account) => {
    const { accountId } = account
    const sums = addSums(own.get(accountId) ?? noSums, below.get(accountId) ?? noSums)
    return {
      account: account.username,
      nickname: account.nickname,
      type: account.type,
      memberG: account.memberG,
      level: account.level,
      accountCount: now.get(accountId)?.accounts ?? 0,
      directCount: direct.get(accountId) ?? 0,
      joinedAt: account.joinedAt,
      lastLoginAt: account.lastSignInAt,
      isOnline: account.isOnline,
      balanceAmount: balances.get(accountId) ?? 0n,
      ...figuresView(sums),
    }
  })
}
