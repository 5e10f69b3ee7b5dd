/** Windows: what a member shot within a few seconds, and its settlement. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export const OPEN = 0
export const CLOSED = 1
export const SETTLED = 2
export const VOID = 3

export interface WindowRow {
  window_id: string
  sitting_id: string
  room_id: string
  merchant_id: string
  member_id: string
  is_free: boolean
  pair_id: bigint
  game_code: string
  math_version: string
  state: number
  bet_amount: bigint
  win_amount: bigint
  shot_count: number
  hit_count: number
  first_nonce: number
  last_nonce: number
  variance: number
  cubes: number
  opened_at: Date
  closed_at: Date | null
  settled_at: Date | null
}

const columns = sql`
  w.window_id, w.sitting_id, w.room_id, w.merchant_id, w.member_id, w.is_free, w.pair_id, w.game_code, w.math_version, w.state, w.bet_amount, w.win_amount, w.shot_count, w.hit_count,
  w.first_nonce, w.last_nonce, w.variance, w.cubes, w.opened_at, w.closed_at, w.settled_at`

export function readOpenWindow(reader: Reader, sittingId: string): Promise<WindowRow | undefined> {
  return firstOf(
    reader,
    sql<WindowRow>`SELECT ${columns} FROM studio.fish_window w WHERE w.sitting_id = ${sittingId} AND w.state = ${OPEN}`,
  )
}

export function readWindow(reader: Reader, windowId: string): Promise<WindowRow | undefined> {
  return firstOf(
    reader,
    sql<WindowRow>`SELECT ${columns} FROM studio.fish_window w WHERE w.window_id = ${windowId}`,
  )
}

/** Of a sitting, those whose money may not have moved, oldest first. */
export function readUnsettled(reader: Reader, sittingId: string): Promise<WindowRow[]> {
  return rowsOf(
    reader,
    sql<WindowRow>`SELECT ${columns} FROM studio.fish_window w WHERE w.sitting_id = ${sittingId} AND w.state < ${SETTLED} ORDER BY w.opened_at, w.window_id`,
  )
}

/** Open ones that began before a moment, and closed ones that were not settled since another. */
export function readDueWindows(
  reader: Reader,
  { openedBefore, cutBefore }: { openedBefore: Date; cutBefore: Date },
  most: number,
): Promise<WindowRow[]> {
  return rowsOf(
    reader,
    sql<WindowRow>`
    SELECT ${columns} FROM studio.fish_window w
    WHERE w.state < ${SETTLED} AND ((w.state = ${OPEN} AND w.opened_at <= ${openedBefore}) OR w.closed_at <= ${cutBefore}) ORDER BY w.opened_at LIMIT ${most}`,
  )
}

export type WindowGrowth = Pick<
  WindowRow,
  | 'window_id'
  | 'bet_amount'
  | 'win_amount'
  | 'shot_count'
  | 'hit_count'
  | 'first_nonce'
  | 'last_nonce'
  | 'variance'
  | 'cubes'
>

export async function addWindow(
  tx: Tx,
  row: Omit<WindowRow, 'state' | 'closed_at' | 'settled_at'>,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.fish_window (window_id, sitting_id, room_id, merchant_id, member_id, is_free, pair_id, game_code, math_version, bet_amount, win_amount, shot_count, hit_count, first_nonce, last_nonce, variance, cubes, opened_at)
    VALUES (${row.window_id}, ${row.sitting_id}, ${row.room_id}, ${row.merchant_id}, ${row.member_id}, ${row.is_free}, ${row.pair_id}, ${row.game_code}, ${row.math_version}, ${row.bet_amount}, ${row.win_amount},
            ${row.shot_count}, ${row.hit_count}, ${row.first_nonce}, ${row.last_nonce}, ${row.variance}, ${row.cubes}, ${row.opened_at})`,
  )
}

export async function growWindow(tx: Tx, more: WindowGrowth): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.fish_window SET bet_amount = bet_amount + ${more.bet_amount}, win_amount = win_amount + ${more.win_amount}, shot_count = shot_count + ${more.shot_count},
           hit_count = hit_count + ${more.hit_count}, last_nonce = ${more.last_nonce}, variance = variance + ${more.variance}, cubes = cubes + ${more.cubes}
    WHERE window_id = ${more.window_id}`,
  )
}

export async function closeWindow(tx: Tx, windowId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE studio.fish_window SET state = ${CLOSED}, closed_at = ${now} WHERE window_id = ${windowId} AND state = ${OPEN}`,
  )
}

export async function moveNonce(tx: Tx, pairId: bigint, nonce: number): Promise<void> {
  await run(tx, sql`UPDATE studio.seed_pair SET nonce = ${nonce} WHERE pair_id = ${pairId}`)
}

/** Applies a settled window to its sitting, once. `stackAmount`: what the wallet holds now, if it said so. */
export async function endWindow(
  tx: Tx,
  window: Pick<WindowRow, 'window_id' | 'sitting_id'>,
  end: { isVoid: boolean; balance: bigint | null; now: Date },
): Promise<boolean> {
  const row = await firstOf(
    tx,
    sql<{ bet_amount: bigint; win_amount: bigint }>`
    UPDATE studio.fish_window SET state = ${end.isVoid ? VOID : SETTLED}, settled_at = ${end.now} WHERE window_id = ${window.window_id} AND state = ${CLOSED} RETURNING bet_amount, win_amount`,
  )
  if (!row) return false
  const moved = end.isVoid ? 0n : row.win_amount - row.bet_amount
  // Play money may have been spent in another game meanwhile; the stake that is out is never below zero.
  await run(
    tx,
    sql`
    UPDATE studio.fish_sitting SET staked_amount = staked_amount - ${row.bet_amount}, won_amount = won_amount - ${row.win_amount},
           stack_amount = CASE WHEN ${end.balance}::bigint IS NULL THEN stack_amount + ${moved} ELSE greatest(${end.balance}::bigint, staked_amount - ${row.bet_amount}) END
    WHERE sitting_id = ${window.sitting_id}`,
  )
  return true
}

/** A round with the pair that it was drawn from. */
export interface ProvenWindow extends WindowRow {
  commit_hash: string
  client_seed: string
  server_seed: string | null
  seed: bigint
}

export function readProven(
  reader: Reader,
  memberId: string,
  windowId: string,
): Promise<ProvenWindow | undefined> {
  return firstOf(
    reader,
    sql<ProvenWindow>`
    SELECT ${columns}, p.commit_hash, p.client_seed, p.server_seed, r.seed
    FROM studio.fish_window w JOIN studio.seed_pair p USING (pair_id) JOIN studio.fish_room r USING (room_id) WHERE w.member_id = ${memberId} AND w.window_id = ${windowId}`,
  )
}

/** Finished windows of a member, newest first. */
export async function readFinished(
  reader: Reader,
  seat: { memberId: string; isFree: boolean },
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: WindowRow[]; total: number }> {
  const where = sql`w.member_id = ${seat.memberId} AND w.is_free = ${seat.isFree} AND w.state >= ${SETTLED}`
  const rows = await rowsOf(
    reader,
    sql<WindowRow>`SELECT ${columns} FROM studio.fish_window w WHERE ${where} ORDER BY w.window_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return {
    rows,
    total: (
      await oneOf(
        reader,
        sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.fish_window w WHERE ${where}`,
      )
    ).total,
  }
}

/** Deletes finished windows, with their shots, that are older than a moment. */
export async function dropWindowsBefore(reader: Reader, before: Date, most: number): Promise<void> {
  await run(
    reader,
    sql`DELETE FROM studio.fish_window WHERE window_id IN (SELECT window_id FROM studio.fish_window WHERE opened_at < ${before} AND state >= ${SETTLED} ORDER BY opened_at LIMIT ${most})`,
  )
}
