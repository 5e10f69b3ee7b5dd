import { refuse } from '../../../../contract/errors.ts'
import { listTree, listTreeSchemas } from '../../../../contract/operator/agents/line/list-tree.ts'
import { handle } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { addSums, gameWinOf, noSums } from '../../team/rules/figures.ts'
import { sumsOf, teamsNow } from '../../team/store/figures.ts'
import { directCounts } from '../../team/store/line.ts'
import { pointsOf } from '../points.ts'
import { countBefore, countLevel, readLevel, readPath, readTops, type NodeRow } from '../store/tree.ts'

type Range = { from: string; to: string }

export const handleListTree = handle(listTree, listTreeSchemas, async ({ tx, merchant }, { query }) => {
  const range = { from: query.from, to: query.to }
  const path = query.parentId ? await readPath(tx, merchant.id, query.parentId) : []
  if (query.parentId && path.length === 0) refuse('MEMBER_NOT_FOUND')
  const asked = {
    merchantId: merchant.id,
    parentId: query.parentId ?? null,
    query: query.query || undefined,
    kind: query.kind,
  }
  const pageSize = query.pageSize!
  const total = await countLevel(tx, asked)
  const pageNo = query.holds
    ? pageOf(await countBefore(tx, asked, query.holds), total, pageSize)
    : query.pageNo!
  const rows = await readLevel(tx, asked, { pageNo, pageSize })
  return {
    path: await withFigures(tx, path, range),
    list: await withFigures(tx, rows, range),
    total,
    pageNo,
    house:
      query.parentId || asked.query || asked.kind === 'AFFILIATES'
        ? null
        : await houseFigures(tx, merchant.id, range),
    currency: merchant.currency,
  }
})

const pageOf = (before: number, total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.floor(before / pageSize) + 1, Math.ceil(total / pageSize)))

/** All lines with their owners: the house has no row of its own among the figures. */
async function houseFigures(reader: Reader, merchantId: string, range: Range) {
  const ids = await readTops(reader, merchantId)
  const sums = [
    ...(await sumsOf(reader, ids, { scope: 'OWN', ...range })).values(),
    ...(await sumsOf(reader, ids, { scope: 'TEAM', ...range })).values(),
  ].reduce(addSums, noSums)
  const teams = [...(await teamsNow(reader, ids)).values()]
  return {
    teamCount: teams.reduce((count, { accounts }) => count + accounts, ids.length),
    validAmount: sums.valid,
    gameWinAmount: gameWinOf(sums),
  }
}

async function withFigures(reader: Reader, rows: readonly NodeRow[], range: Range) {
  const ids = rows.map(({ account_id }) => account_id)
  const [teams, own, now, direct, points] = [
    await sumsOf(reader, ids, { scope: 'TEAM', ...range }),
    await sumsOf(reader, ids, { scope: 'OWN', ...range }),
    await teamsNow(reader, ids),
    await directCounts(reader, ids),
    await pointsOf(reader, ids),
  ]
  return rows.map((row) => {
    const ownSums = own.get(row.account_id) ?? noSums
    // A member has no team: the row says what they played themselves.
    const shown = row.type === 0 ? ownSums : (teams.get(row.account_id) ?? noSums)
    return {
      memberId: row.account_id,
      username: row.username,
      type: row.type,
      state: row.state,
      depth: row.depth,
      memberG: row.member_g,
      points: points.get(row.account_id)!,
      uplineName: row.upline_name,
      directCount: direct.get(row.account_id) ?? 0,
      teamCount: now.get(row.account_id)?.accounts ?? 0,
      validAmount: shown.valid,
      gameWinAmount: gameWinOf(shown),
      commissionAmount: ownSums.commissions,
      depositAmount: shown.deposits,
      createdAt: row.created_at,
    }
  })
}
