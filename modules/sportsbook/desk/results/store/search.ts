/** Bets as operators look for them. */
import type { RefuseCause } from '../../../../../contract/shared/sports-refusals.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../../../platform/postgres.ts'

export interface BetFilter {
  readonly merchantId: string
  readonly betNo?: string | undefined
  readonly afterNo?: string | undefined
  readonly memberId?: string | undefined
  readonly sportCode?: string | undefined
  readonly fixtureId?: string | undefined
  readonly marketId?: string | undefined
  readonly kind?: string | undefined
  readonly state?: string | undefined
  readonly result?: string | undefined
  readonly isLive?: 'true' | 'false' | undefined
  readonly fromStake?: number | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const onMarket = (marketId: string) => sql`
  AND b.bet_id IN (
    SELECT l.bet_id FROM sports.market m JOIN sports.leg l USING (fixture_id, market_no)
    WHERE m.market_no = ${marketId}::bigint)`

/** The ids of a page, newest first, and how many there are. */
export async function findBets(
  reader: Reader,
  filter: BetFilter,
  page: { pageNo: number; pageSize: number },
): Promise<{ betIds: string[]; count: number }> {
  const { betNo = '', afterNo = '', memberId = '', sportCode = '', fixtureId = '', marketId = '' } = filter
  const { kind = '', state = '', result = '', isLive = '' } = filter
  const where = sql`b.merchant_id = ${filter.merchantId}
    ${betNo === '' ? sql`` : sql`AND b.bet_no = ${betNo}::bigint`}
    ${afterNo === '' ? sql`` : sql`AND b.bet_no > ${afterNo}::bigint`}
    ${memberId === '' ? sql`` : sql`AND b.member_id = ${memberId}`}
    ${sportCode === '' ? sql`` : sql`AND b.game_code = ${`SPORT-${sportCode}`}`}
    ${fixtureId === '' ? sql`` : sql`AND b.bet_id IN (SELECT l.bet_id FROM sports.leg l WHERE l.fixture_id = ${fixtureId})`}
    ${marketId === '' ? sql`` : onMarket(marketId)}
    ${kind === '' ? sql`` : sql`AND b.kind = ${kind}`}
    ${state === '' ? sql`` : sql`AND b.state = ${state}`}
    ${result === '' ? sql`` : sql`AND b.result = ${result}`}
    ${isLive === '' ? sql`` : sql`AND b.is_live = ${isLive === 'true'}`}
    ${filter.fromStake === undefined ? sql`` : sql`AND b.stake >= ${filter.fromStake}::bigint`}
    ${filter.from === undefined ? sql`` : sql`AND b.placed_at >= ${filter.from}`}
    ${filter.before === undefined ? sql`` : sql`AND b.placed_at < ${filter.before}`}`
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM sports.bet b WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<{ bet_id: string }>`
    SELECT b.bet_id FROM sports.bet b WHERE ${where}
    ORDER BY b.placed_at DESC, b.bet_no DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return { betIds: rows.map(({ bet_id: betId }) => betId), count }
}

interface Ownership {
  walletTxn: string
  isVoided: boolean
  /** From where it was placed; null if that is not known. */
  address: string | null
  device: string | null
  /** The trader who refused it while it waited. */
  refusedBy: string | null
  refuseCause: RefuseCause | null
}

/** What an operator sees of a bet beside what its member does. */
export async function readOwnership(
  reader: Reader,
  merchantId: string,
  betId: string,
): Promise<Ownership | undefined> {
  const [row] = await rowsOf(
    reader,
    sql<Ownership>`
    SELECT wallet_txn AS "walletTxn", voided_at IS NOT NULL AS "isVoided", address, device,
      refused_by AS "refusedBy", refuse_cause AS "refuseCause" FROM sports.bet
    WHERE bet_id = ${betId} AND merchant_id = ${merchantId}`,
  )
  return row
}
