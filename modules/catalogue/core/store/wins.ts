/** Rows of catalogue.win: the latest wins of each merchant, no more than the board can need. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface WinRow {
  merchantId: string
  winNo: bigint
  isJackpot: boolean
  memberId: string
  vendor: string
  gameCode: string
  amount: bigint
  wonAt: Date
}

/** Writes the present state of wins, and deletes those that are no longer wins (`amount` 0). */
export async function keepWins(tx: Tx, wins: readonly WinRow[]): Promise<void> {
  const [kept, gone] = [wins.filter(({ amount }) => amount > 0n), wins.filter(({ amount }) => amount === 0n)]
  await run(
    tx,
    sql`
    INSERT INTO catalogue.win (merchant_id, win_no, is_jackpot, member_id, vendor_code, game_code, amount, won_at)
    SELECT * FROM unnest(${kept.map((win) => win.merchantId)}::text[], ${kept.map((win) => win.winNo)}::bigint[], ${kept.map((win) => win.isJackpot)}::boolean[], ${kept.map((win) => win.memberId)}::text[],
      ${kept.map((win) => win.vendor)}::text[], ${kept.map((win) => win.gameCode)}::text[], ${kept.map((win) => win.amount)}::bigint[], ${kept.map((win) => win.wonAt)}::timestamptz[])
    ON CONFLICT (merchant_id, win_no, is_jackpot) DO UPDATE SET amount = excluded.amount, won_at = excluded.won_at`,
  )
  await run(
    tx,
    sql`
    DELETE FROM catalogue.win w USING unnest(${gone.map((win) => win.merchantId)}::text[], ${gone.map((win) => win.winNo)}::bigint[]) AS g(merchant_id, win_no)
    WHERE w.merchant_id = g.merchant_id AND w.win_no = g.win_no AND NOT w.is_jackpot`,
  )
}

/** Keeps only this many of a merchant's newest wins. */
export async function trimWins(tx: Tx, merchantId: string, most: number): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM catalogue.win w WHERE w.merchant_id = ${merchantId} AND w.won_at < (
      SELECT won_at FROM catalogue.win WHERE merchant_id = ${merchantId} ORDER BY won_at DESC OFFSET ${most - 1} LIMIT 1)`,
  )
}

/** The wins of a merchant since a moment, the latest first. */
export async function readWinsOf(
  reader: Reader,
  filter: { merchantId: string; since: Date; least: bigint; most: number },
): Promise<WinRow[]> {
  return rowsOf(
    reader,
    sql<WinRow>`
    SELECT merchant_id AS "merchantId", win_no AS "winNo", is_jackpot AS "isJackpot", member_id AS "memberId", vendor_code AS vendor, game_code AS "gameCode", amount, won_at AS "wonAt"
    FROM catalogue.win WHERE merchant_id = ${filter.merchantId} AND won_at > ${filter.since} AND amount >= ${filter.least}
    ORDER BY won_at DESC, win_no DESC LIMIT ${filter.most}`,
  )
}

export async function listingMerchants(reader: Reader): Promise<string[]> {
  return (
    await rowsOf(
      reader,
      sql<{ id: string }>`SELECT DISTINCT merchant_id AS id FROM catalogue.vendor_listing ORDER BY 1`,
    )
  ).map(({ id }) => id)
}
