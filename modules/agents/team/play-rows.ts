/** Settled play of a line, or of one of its accounts, by day, product or account. */
import type { PlayGroup } from '../../../contract/player/agents/team/team-words.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { memberOfLine } from './asked.ts'
import { noSums } from './rules/figures.ts'
import { playByProduct, sumsByDay } from './store/figures.ts'
import type { LineAsked } from './store/line.ts'
import { playByAccount } from './store/play.ts'
import { playView } from './view.ts'

export interface PlayAsked {
  from: string
  to: string
  product?: string | undefined
  by: PlayGroup
  account?: string | undefined
}

interface PlayRow {
  key: string
  nickname: string
  level: number | null
  stake: bigint
  payout: bigint
  valid: bigint
}

/**
 * One page of the sums, with the total of all of them. An account stands for its own play, the line for
 * everybody below the agent. Errors: AGENT_NOT_IN_TEAM.
 */
export async function playPage(
  reader: Reader,
  line: LineAsked,
  asked: PlayAsked,
  page: { pageNo: number; pageSize: number },
) {
  const member = asked.account === undefined ? null : await memberOfLine(reader, line, asked.account)
  const first = member?.since ? businessDate(member.since, line.timeZone) : asked.from
  const days = { from: first > asked.from ? first : asked.from, to: asked.to, product: asked.product }
  const node = { nodeId: member?.accountId ?? line.agentId, scope: member ? 'OWN' : 'TEAM' } as const
  const whole = await playByProduct(reader, node.nodeId, { ...days, scope: node.scope })
  const total = whole.reduce(
    (sum, row) => ({
      stake: sum.stake + row.stake,
      payout: sum.payout + row.payout,
      valid: sum.valid + row.valid,
    }),
    noSums as Pick<PlayRow, 'stake' | 'payout' | 'valid'>,
  )
  const { rows, totalCount } = await rowsOfGroup(reader, line, { ...asked, days, node, whole }, page)
  const list = rows.map(({ key, nickname, level, ...sums }) => ({ key, nickname, level, ...playView(sums) }))
  return { list, totalCount, total: playView(total) }
}

interface GroupAsked {
  by: PlayGroup
  account?: string | undefined
  days: { from: string; to: string; product: string | undefined }
  node: { nodeId: string; scope: 'OWN' | 'TEAM' }
  whole: readonly { product: string; stake: bigint; payout: bigint; valid: bigint }[]
}

async function rowsOfGroup(
  reader: Reader,
  line: LineAsked,
  { by, account, days, node, whole }: GroupAsked,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: PlayRow[]; totalCount: number }> {
  const bare = { nickname: '', level: null }
  if (by === 'ACCOUNT' && account === undefined) {
    const { list, totalCount } = await playByAccount(reader, { ...line, ...days, ...page })
    return { rows: list.map(({ username, ...row }) => ({ key: username, ...row })), totalCount }
  }
  const all: PlayRow[] =
    by === 'PRODUCT'
      ? whole.map(({ product, ...row }) => ({ key: product, ...bare, ...row }))
      : (await sumsByDay(reader, node.nodeId, { ...days, scope: node.scope }))
          .filter(({ stake, payout, valid }) => stake !== 0n || payout !== 0n || valid !== 0n)
          .map(({ day, stake, payout, valid }) => ({ key: day, ...bare, stake, payout, valid }))
          .reverse()
  const start = (page.pageNo - 1) * page.pageSize
  return { rows: all.slice(start, start + page.pageSize), totalCount: all.length }
}
