/** Sittings: a member's place in a room of the sea, with its stack and its gun. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { Gun } from '../../../games/fishhunt/rules/index.ts'

export type SittingState = 'HOLDING' | 'SEATED' | 'LEAVING' | 'LEFT' | 'DROPPED'

export interface SittingRow {
  sitting_id: string
  room_id: string
  merchant_id: string
  member_id: string
  is_free: boolean
  name: string
  seat: number
  state: SittingState
  wallet_token: Buffer
  stack_id: string | null
  stack_amount: bigint
  staked_amount: bigint
  won_amount: bigint
  most_amount: bigint
  order_id: string | null
  order_amount: bigint | null
  order_at: Date | null
  price: number
  gun: Gun
  next_shot_ms: bigint
  sat_at: Date
  shot_at: Date
  left_at: Date | null
  left_amount: bigint | null
}

const sittingColumns = sql`
  sitting_id, room_id, merchant_id, member_id, is_free, name, seat, state, wallet_token, stack_id, stack_amount, staked_amount, won_amount, most_amount,
  order_id, order_amount, order_at, price, gun, next_shot_ms, sat_at, shot_at, left_at, left_amount`

/** The member's sitting that is not over. */
export function readOwnSitting(
  reader: Reader,
  memberId: string,
  isFree: boolean,
): Promise<SittingRow | undefined> {
  return firstOf(
    reader,
    sql<SittingRow>`
    SELECT ${sittingColumns} FROM studio.fish_sitting WHERE member_id = ${memberId} AND is_free = ${isFree} AND state IN ('HOLDING', 'SEATED', 'LEAVING')`,
  )
}

export function readSitting(reader: Reader, sittingId: string): Promise<SittingRow | undefined> {
  return firstOf(
    reader,
    sql<SittingRow>`SELECT ${sittingColumns} FROM studio.fish_sitting WHERE sitting_id = ${sittingId}`,
  )
}

export function lockSitting(tx: Tx, sittingId: string): Promise<SittingRow> {
  return oneOf(
    tx,
    sql<SittingRow>`SELECT ${sittingColumns} FROM studio.fish_sitting WHERE sitting_id = ${sittingId} FOR UPDATE`,
  )
}

/** The members in a room, by seat. */
export function readSitters(reader: Reader, roomId: string): Promise<SittingRow[]> {
  return rowsOf(
    reader,
    sql<SittingRow>`SELECT ${sittingColumns} FROM studio.fish_sitting WHERE room_id = ${roomId} AND state IN ('HOLDING', 'SEATED') ORDER BY seat`,
  )
}

export type NewSitting = Pick<
  SittingRow,
  | 'sitting_id'
  | 'room_id'
  | 'merchant_id'
  | 'member_id'
  | 'is_free'
  | 'name'
  | 'seat'
  | 'wallet_token'
  | 'price'
  | 'gun'
>

export async function addSitting(tx: Tx, row: NewSitting, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO studio.fish_sitting (sitting_id, room_id, merchant_id, member_id, is_free, name, seat, state, wallet_token, price, gun, sat_at, shot_at)
    VALUES (${row.sitting_id}, ${row.room_id}, ${row.merchant_id}, ${row.member_id}, ${row.is_free}, ${row.name}, ${row.seat}, 'HOLDING', ${row.wallet_token}, ${row.price}, ${row.gun}, ${now}, ${now})`,
  )
}

/** Play money is not set aside: the account's balance is what may be shot with. */
export async function seatFree(reader: Reader, sittingId: string, balance: bigint): Promise<void> {
  await run(
    reader,
    sql`UPDATE studio.fish_sitting SET state = 'SEATED', stack_amount = ${balance}, most_amount = 9000000000000 WHERE sitting_id = ${sittingId} AND state = 'HOLDING'`,
  )
}

/** The member is back at their gun, possibly in another session of the game. */
export async function resumeSitting(
  reader: Reader,
  sittingId: string,
  walletToken: Buffer,
  now: Date,
): Promise<void> {
  await run(
    reader,
    sql`UPDATE studio.fish_sitting SET wallet_token = ${walletToken}, shot_at = greatest(shot_at, ${now}) WHERE sitting_id = ${sittingId} AND state = 'SEATED'`,
  )
}

/**
 * Nothing was set aside and nothing is ordered: the gun is free again. False if that is not so (any more).
 */
export async function dropSitting(reader: Reader, sittingId: string, now: Date): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`UPDATE studio.fish_sitting SET state = 'DROPPED', left_at = ${now} WHERE sitting_id = ${sittingId} AND state = 'HOLDING' AND order_id IS NULL RETURNING sitting_id`,
    )) !== undefined
  )
}

/** Changes a sitting from one of some states; false if it is in none of them. */
export async function moveSitting(
  reader: Reader,
  sittingId: string,
  from: readonly SittingState[],
  to: SittingState,
  now: Date,
  leftAmount: bigint | null = null,
): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`
    UPDATE studio.fish_sitting SET state = ${to}, left_at = coalesce(left_at, ${now}), left_amount = ${leftAmount} WHERE sitting_id = ${sittingId} AND state = ANY (${[...from]}::text[]) RETURNING sitting_id`,
    )) !== undefined
  )
}

export interface SittingChange {
  stakedAmount: bigint
  wonAmount: bigint
  price: number
  gun: Gun
  nextShotMs: number
  shotAt: Date
}

export async function writeShooting(tx: Tx, sittingId: string, change: SittingChange): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.fish_sitting SET staked_amount = ${change.stakedAmount}, won_amount = ${change.wonAmount}, price = ${change.price}, gun = ${change.gun},
           next_shot_ms = ${change.nextShotMs}, shot_at = ${change.shotAt}
    WHERE sitting_id = ${sittingId}`,
  )
}

/** Sittings with something to do: idle ones, those leaving since a moment, orders of unknown result. */
export function readDueSittings(
  reader: Reader,
  { idleBefore, cutBefore }: { idleBefore: Date; cutBefore: Date },
  most: number,
): Promise<SittingRow[]> {
  return rowsOf(
    reader,
    sql<SittingRow>`
    SELECT ${sittingColumns} FROM studio.fish_sitting
    WHERE state IN ('HOLDING', 'SEATED', 'LEAVING')
      AND ((state = 'SEATED' AND shot_at < ${idleBefore}) OR (state = 'LEAVING' AND left_at < ${cutBefore}) OR order_at < ${cutBefore} OR (state = 'HOLDING' AND sat_at < ${cutBefore}))
    ORDER BY sat_at LIMIT ${most}`,
  )
}
