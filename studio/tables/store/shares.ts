/** What each member gets of a round. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { RoundRow } from './rounds.ts'

export const UNPAID = 0
export const PAID = 1
export const GIVEN_BACK = 2
export const ENDED_ELSEWHERE = 3

export interface Share {
  memberId: string
  isFree: boolean
  winId: string
  stakeAmount: bigint
  winAmount: bigint
  /** What it counts for turnover; null where the rule of its product says the same. */
  validAmount: bigint | null
}

export async function addShares(
  tx: Tx,
  round: Pick<RoundRow, 'round_id' | 'game_code'>,
  shares: readonly Share[],
  state: number,
): Promise<void> {
  const rows = shares.map((share) => ({
    member_id: share.memberId,
    is_free: share.isFree,
    win_id: share.winId,
    stake: String(share.stakeAmount),
    win: String(share.winAmount),
  }))
  await run(
    tx,
    sql`
    INSERT INTO studio.table_share (member_id, game_code, is_free, round_id, win_id, stake_amount, win_amount, state)
    SELECT member_id, ${round.game_code}::text, is_free, ${round.round_id}::uuid, win_id, stake, win, ${state}::smallint
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(member_id text, is_free boolean, win_id text, stake bigint, win bigint)
    ON CONFLICT (member_id, game_code, is_free, round_id) DO NOTHING`,
  )
}

export interface ShareRow {
  member_id: string
  is_free: boolean
  win_id: string
  win_amount: bigint
}

export async function readUnpaid(reader: Reader, roundId: string, most: number): Promise<ShareRow[]> {
  return rowsOf(
    reader,
    sql<ShareRow>`SELECT member_id, is_free, win_id, win_amount FROM studio.table_share WHERE round_id = ${roundId} AND state = 0 ORDER BY member_id, is_free LIMIT ${most}`,
  )
}

/** What the wallet refused was not paid: it is not shown as a win. */
export async function notePaid(
  reader: Reader,
  roundId: string,
  shares: readonly Pick<ShareRow, 'win_id'>[],
  state: typeof PAID | typeof ENDED_ELSEWHERE,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE studio.table_share SET state = ${state}::smallint, win_amount = CASE WHEN ${state}::smallint = 3 THEN 0 ELSE win_amount END
    WHERE round_id = ${roundId} AND win_id = ANY (${shares.map((share) => share.win_id)}::text[]) AND state = 0`,
  )
}

export interface OwnRoundRow {
  round_id: string
  stake_amount: bigint
  win_amount: bigint
}

interface Own {
  memberId: string
  gameCode: string
  isFree: boolean
}

/** A member's finished rounds of a game, newest first. A share is visible once its round is done. */
export async function readOwnRounds(
  reader: Reader,
  own: Own,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: OwnRoundRow[]; total: number }> {
  const mine = sql`s.member_id = ${own.memberId} AND s.game_code = ${own.gameCode} AND s.is_free = ${own.isFree} AND s.state <> 0`
  const rows = await rowsOf(
    reader,
    sql<OwnRoundRow>`
    SELECT s.round_id, s.stake_amount, s.win_amount FROM studio.table_share s WHERE ${mine} ORDER BY s.round_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.table_share s WHERE ${mine}`,
  )
  return { rows, total }
}

export async function readShare(
  reader: Reader,
  roundId: string,
  own: Own,
): Promise<(OwnRoundRow & { state: number }) | undefined> {
  return firstOf(
    reader,
    sql<OwnRoundRow & { state: number }>`
    SELECT round_id, stake_amount, win_amount, state FROM studio.table_share
    WHERE member_id = ${own.memberId} AND game_code = ${own.gameCode} AND is_free = ${own.isFree} AND round_id = ${roundId}`,
  )
}

/** The member's last finished round at a table. */
export async function readLastOwn(
  reader: Reader,
  own: Own,
  tableId: string,
): Promise<{ round_no: number; stake_amount: bigint; win_amount: bigint } | undefined> {
  return firstOf(
    reader,
    sql<{ round_no: number; stake_amount: bigint; win_amount: bigint }>`
    SELECT r.round_no, s.stake_amount, s.win_amount FROM studio.table_share s JOIN studio.table_round r USING (round_id)
    WHERE s.member_id = ${own.memberId} AND s.game_code = ${own.gameCode} AND s.is_free = ${own.isFree} AND s.state <> 0 AND r.table_id = ${tableId}
    ORDER BY s.round_id DESC LIMIT 1`,
  )
}
