/** What an operator sees of the seas. */
import { firstOf, oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import type { RoomRow } from './rooms.ts'
import type { SittingRow } from './sittings.ts'
import { SETTLED, type ProvenWindow, type WindowRow } from './windows.ts'

export type SeaRow = Pick<RoomRow, 'room_id' | 'number' | 'is_free'> & {
  unsettled_count: number
  unsettled_amount: bigint
}

/** Of a merchant, those for real money first. */
export function readSeas(reader: Reader, merchantId: string): Promise<SeaRow[]> {
  return rowsOf(
    reader,
    sql<SeaRow>`
    SELECT r.room_id, r.number, r.is_free, coalesce(w.count, 0)::int AS unsettled_count, coalesce(w.amount, 0)::bigint AS unsettled_amount
    FROM studio.fish_room r
    LEFT JOIN (SELECT room_id, count(*) AS count, sum(bet_amount) AS amount FROM studio.fish_window WHERE state < ${SETTLED} GROUP BY room_id) AS w USING (room_id)
    WHERE r.merchant_id = ${merchantId} ORDER BY r.is_free, r.number`,
  )
}

export type GunRow = Pick<
  SittingRow,
  | 'sitting_id'
  | 'room_id'
  | 'seat'
  | 'member_id'
  | 'state'
  | 'price'
  | 'gun'
  | 'stack_amount'
  | 'staked_amount'
  | 'won_amount'
  | 'sat_at'
  | 'shot_at'
>

/** Everybody at a merchant whose sitting is not over, including those whose money is on its way back. */
export function readGuns(reader: Reader, merchantId: string): Promise<GunRow[]> {
  return rowsOf(
    reader,
    sql<GunRow>`
    SELECT sitting_id, room_id, seat, member_id, state, price, gun, stack_amount, staked_amount, won_amount, sat_at, shot_at
    FROM studio.fish_sitting WHERE merchant_id = ${merchantId} AND state IN ('HOLDING', 'SEATED', 'LEAVING') ORDER BY seat, sat_at`,
  )
}

export type DeskWindowRow = Pick<
  WindowRow,
  | 'window_id'
  | 'room_id'
  | 'member_id'
  | 'is_free'
  | 'state'
  | 'bet_amount'
  | 'win_amount'
  | 'shot_count'
  | 'hit_count'
  | 'opened_at'
  | 'settled_at'
> & { number: number }

const columns = sql`w.window_id, w.room_id, w.member_id, w.is_free, w.state, w.bet_amount, w.win_amount, w.shot_count, w.hit_count, w.opened_at, w.settled_at, r.number`

export interface WindowFilter {
  readonly roomId?: string
  readonly memberId?: string
  readonly isUnsettled?: boolean
}

export async function readWindows(
  reader: Reader,
  merchantId: string,
  { roomId = '', memberId = '', isUnsettled = false }: WindowFilter,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: DeskWindowRow[]; total: number }> {
  const where = sql`w.merchant_id = ${merchantId} AND (${roomId} = '' OR w.room_id = ${roomId}) AND (${memberId} = '' OR w.member_id = ${memberId}) AND (NOT ${isUnsettled} OR w.state < ${SETTLED})`
  const rows = await rowsOf(
    reader,
    sql<DeskWindowRow>`
    SELECT ${columns} FROM studio.fish_window w JOIN studio.fish_room r USING (room_id) WHERE ${where}
    ORDER BY w.opened_at DESC, w.window_id LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
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

export type ProvenDeskWindow = DeskWindowRow &
  Pick<
    ProvenWindow,
    'commit_hash' | 'client_seed' | 'server_seed' | 'first_nonce' | 'last_nonce' | 'math_version'
  >

export function readDeskWindow(
  reader: Reader,
  merchantId: string,
  windowId: string,
): Promise<ProvenDeskWindow | undefined> {
  return firstOf(
    reader,
    sql<ProvenDeskWindow>`
    SELECT ${columns}, w.first_nonce, w.last_nonce, w.math_version, p.commit_hash, p.client_seed, p.server_seed
    FROM studio.fish_window w JOIN studio.fish_room r USING (room_id) JOIN studio.seed_pair p USING (pair_id) WHERE w.merchant_id = ${merchantId} AND w.window_id = ${windowId}`,
  )
}
