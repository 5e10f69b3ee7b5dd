/** Pools that were won. */
import type { PoolCode, PoolKind } from '../../../../../contract/shared/jackpot-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'

export interface WinRow {
  win_id: string
  merchant_id: string
  pool_code: PoolCode
  instance_no: number
  kind: PoolKind
  member_id: string
  vendor_code: string
  game_code: string
  round_id: string
  stake_amount: bigint
  amount: bigint
  seed_amount: bigint
  cap_amount: bigint | null
  rate_ppm: number
  odds_amount: bigint | null
  bet_count: bigint
  pool_stake_amount: bigint
  started_at: Date
  commit_hash: string | null
  secret: string | null
  trigger_amount: bigint | null
  draw: string | null
  won_at: Date
  paid_at: Date | null
  paid_txn: string | null
}

const columns = sql`
  win_id, merchant_id, pool_code, instance_no, kind, member_id, vendor_code, game_code, round_id, stake_amount, amount, seed_amount, cap_amount, rate_ppm, odds_amount,
  bet_count, pool_stake_amount, started_at, commit_hash, secret, trigger_amount, draw, won_at, paid_at, paid_txn`

/** A win that waits for its payment, or undefined if it was paid; locked until the transaction ends. */
export function lockUnpaidWin(tx: Tx, winId: string): Promise<WinRow | undefined> {
  return firstOf(
    tx,
    sql<WinRow>`SELECT ${columns} FROM launch.jackpot_win WHERE win_id = ${winId} AND paid_at IS NULL FOR UPDATE`,
  )
}

export function readWin(reader: Reader, winId: string): Promise<WinRow | undefined> {
  return firstOf(reader, sql<WinRow>`SELECT ${columns} FROM launch.jackpot_win WHERE win_id = ${winId}`)
}

export async function readUnpaidWins(reader: Reader): Promise<string[]> {
  return (
    await rowsOf(
      reader,
      sql<{ win_id: string }>`SELECT win_id FROM launch.jackpot_win WHERE paid_at IS NULL ORDER BY won_at`,
    )
  ).map(({ win_id }) => win_id)
}

export async function markPaid(
  tx: Tx,
  winId: string,
  { at, txnId }: { at: Date; txnId: string },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.jackpot_win SET paid_at = ${at}, paid_txn = ${txnId} WHERE win_id = ${winId}`,
  )
}

export interface WinFilter {
  merchantId: string
  poolCode?: string | undefined
  memberId?: string | undefined
  pageNo: number
  pageSize: number
}

/** A page of a merchant's wins, newest first. */
export async function readWins(
  reader: Reader,
  { merchantId, poolCode = '', memberId = '', pageNo, pageSize }: WinFilter,
): Promise<{ rows: WinRow[]; total: number }> {
  const where = sql`merchant_id = ${merchantId} AND (${poolCode} = '' OR pool_code = ${poolCode}) AND (${memberId} = '' OR member_id = ${memberId})`
  const rows = await rowsOf(
    reader,
    sql<WinRow>`SELECT ${columns} FROM launch.jackpot_win WHERE ${where} ORDER BY won_at DESC, win_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM launch.jackpot_win WHERE ${where}`,
  )
  return { rows, total }
}
