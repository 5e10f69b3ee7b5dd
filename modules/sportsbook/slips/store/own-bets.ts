/** A member's own bets: page by page, and what they cost and returned in all. */
import type { BetTab, EndedKind } from '../../../../contract/player/sportsbook/list-sport-bets.ts'
import { toPage, type Page, type PageRequest } from '../../../../kernel/paging.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { readBets, type ShownBet } from './shown.ts'

interface OwnFilter {
  readonly memberId: string
  readonly tab: BetTab
  /** Of those that ended. */
  readonly only?: EndedKind | undefined
  /** Only bets with a leg on it. */
  readonly fixtureId?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const FAR_AWAY = new Date(Date.UTC(3_000, 0, 1))
const isOpenBet = sql`b.state IN ('PENDING', 'ACCEPTED')`
const tabs = {
  OPEN: isOpenBet,
  SETTLED: sql`NOT (${isOpenBet})`,
  ALL: sql`true`,
} as const satisfies Record<BetTab, unknown>
const kinds = {
  CASHED_OUT: sql`b.cashed_stake > 0`,
  RETURNED: sql`(b.state = 'REJECTED' OR b.result = 'VOID')`,
} as const satisfies Record<EndedKind, unknown>

const isOn = (fixtureId: string) => sql`EXISTS (SELECT FROM sports.leg l
  WHERE l.bet_id = b.bet_id AND l.fixture_id = ${fixtureId})`
const isAsked = ({ memberId, tab, only, fixtureId, from, before }: OwnFilter) => sql`b.member_id = ${memberId}
  AND ${tabs[tab]} AND ${only ? kinds[only] : sql`true`}
  AND ${fixtureId ? isOn(fixtureId) : sql`true`}
  AND b.placed_at >= ${from ?? new Date(0)} AND b.placed_at < ${before ?? FAR_AWAY}`

/** The newest first; ended ones by when they were placed. */
export async function listOwnBets(
  reader: Reader,
  filter: OwnFilter,
  page: PageRequest,
): Promise<Page<ShownBet>> {
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM sports.bet b WHERE ${isAsked(filter)}`,
  )
  const rows = await rowsOf(
    reader,
    sql<{ bet_id: string }>`
    SELECT b.bet_id FROM sports.bet b WHERE ${isAsked(filter)}
    ORDER BY b.placed_at DESC, b.bet_no DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const ids = rows.map((row) => row.bet_id)
  const bets = new Map((await readBets(reader, ids)).map((bet) => [bet.betId, bet]))
  return toPage(
    ids.map((betId) => bets.get(betId)!),
    page,
    count,
  )
}

/** What bets that are settled or cashed out cost and returned. */
export async function endedSumsOf(
  reader: Reader,
  filter: OwnFilter,
): Promise<{ count: number; stake: bigint; payout: bigint }> {
  return oneOf(
    reader,
    sql<{ count: number; stake: bigint; payout: bigint }>`
    SELECT count(*)::int AS count, coalesce(sum(b.stake), 0)::bigint AS stake,
      coalesce(sum(b.payout), 0)::bigint AS payout
    FROM sports.bet b
    WHERE b.state IN ('SETTLED', 'CASHED_OUT') AND ${isAsked({ ...filter, tab: 'SETTLED' })}`,
  )
}

export async function openSumsOf(
  reader: Reader,
  memberId: string,
): Promise<{ count: number; stake: bigint }> {
  return oneOf(
    reader,
    sql<{ count: number; stake: bigint }>`
    SELECT count(*)::int AS count, coalesce(sum(b.stake - b.cashed_stake), 0)::bigint AS stake
    FROM sports.bet b WHERE b.member_id = ${memberId} AND ${isOpenBet}`,
  )
}
