/** The rebate points of agents (domain/agents.md §2): a member has none, a top agent at most the house's. */
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { economyOf } from '../../identity/index.ts'
import { rebateProducts } from '../../../kernel/agents/economy-guard.ts'
import { leastPoints, noPoints, pointsFrom, type Points } from './rules/rates.ts'
import { readPoints, writePoints, type PointChange } from './store/points.ts'

/** The points of accounts now; zeros of those that have none. */
export async function pointsOf(
  reader: Reader,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Points>> {
  const rows = Map.groupBy(await readPoints(reader, accountIds), (row) => row.account_id)
  return new Map(accountIds.map((id) => [id, pointsFrom(rows.get(id) ?? [])]))
}

/** The most that an account may give: its own, and never more than the house's maximums. */
export async function givablePoints(
  reader: Reader,
  merchantId: string,
  accountId: string | null,
): Promise<Points> {
  const { points } = await economyOf(reader, merchantId)
  if (accountId === null) return points
  return leastPoints(points, (await pointsOf(reader, [accountId])).get(accountId) ?? noPoints)
}

/** Writes the points that differ from what the account has; the account is held by the caller. */
export async function setPoints(
  tx: Tx,
  accountId: string,
  points: Partial<Points>,
  changedBy: string,
): Promise<PointChange[]> {
  const before = new Map((await readPoints(tx, [accountId])).map((row) => [row.product, row.point_ppm]))
  const changes = rebateProducts.flatMap((product): PointChange[] => {
    const wanted = points[product]
    if (wanted === undefined || wanted === (before.get(product) ?? 0)) return []
    return [{ accountId, product, beforePpm: before.get(product) ?? null, pointPpm: wanted }]
  })
  if (changes.length > 0) await writePoints(tx, changes, changedBy)
  return changes
}
