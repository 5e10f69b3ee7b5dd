/** What forbids a bet: rows that the posting function reads, written in the caller's transaction. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { lockSpendable } from './accounts.ts'

export interface LossLimit {
  period: 'DAY' | 'WEEK' | 'MONTH'
  limitAmount: bigint
  /** Limit minus losses so far in the period. */
  leftAmount: bigint
  /**
   * When the period ends; then the whole limit is available again, for the next period of the same length.
   */
  endsAt: Date
  /** The merchant's, unless it is named. */
  timeZone?: string
}

export interface MemberGuard {
  /** E.g. FROZEN, SELF_EXCLUDED, TIMEOUT; null lets the member play. */
  blockedReason: string | null
  /** When the block ends by itself; null: it stays until it is lifted. */
  blockedUntil: Date | null
  /** Largest stake of one bet. */
  maxStake: bigint | null
  /** Largest stake of one round while a bonus is being played (domain/economy.md §5). */
  bonusMaxStake: bigint | null
  /** What bonuses that are being played exclude: products, and single games as VENDOR/GAME. */
  bonusProducts: readonly string[]
  bonusGames: readonly string[]
  lossLimits: readonly LossLimit[]
}

const columns = {
  blockedReason: 'blocked_reason',
  blockedUntil: 'blocked_until',
  maxStake: 'max_stake',
  bonusMaxStake: 'bonus_max_stake',
  bonusProducts: 'bonus_products',
  bonusGames: 'bonus_games',
} as const

/**
 * Changes the named fields of a member's guard; `lossLimits` replaces all of them. The member's accounts are
 * locked first, so that a bet is either before this transaction or sees what it wrote.
 */
export async function setMemberGuard(tx: Tx, memberId: string, change: Partial<MemberGuard>): Promise<void> {
  await lockSpendable(tx, memberId)
  const owner = await firstOf(
    tx,
    sql<{
      owner_no: bigint
      shard: number
    }>`SELECT owner_no, shard FROM wallet.owner WHERE owner_id = ${memberId} AND family = 1`,
  )
  if (!owner) throw new Error(`the wallet knows no member ${memberId}`)
  await run(
    tx,
    sql`INSERT INTO wallet.member_guard (owner_no, shard) VALUES (${owner.owner_no}, ${owner.shard}) ON CONFLICT DO NOTHING`,
  )
  await run(
    tx,
    sql`
    UPDATE wallet.balance SET has_guard = true WHERE account_id >= ${owner.owner_no} * 65536 + 4 AND account_id <= ${owner.owner_no} * 65536 + 10 AND NOT has_guard`,
  )
  const changed = (Object.entries(columns) as [keyof typeof columns, string][]).flatMap(([field, column]) =>
    change[field] === undefined ? [] : [sql`${sql.ref(column)} = ${change[field]}`],
  )
  if (changed.length > 0)
    await run(
      tx,
      sql`UPDATE wallet.member_guard SET ${sql.join(changed)} WHERE owner_no = ${owner.owner_no} AND shard = ${owner.shard}`,
    )
  if (!change.lossLimits) return
  await run(
    tx,
    sql`DELETE FROM wallet.loss_limit WHERE owner_no = ${owner.owner_no} AND shard = ${owner.shard}`,
  )
  for (const limit of change.lossLimits) {
    await run(
      tx,
      sql`
      INSERT INTO wallet.loss_limit (owner_no, shard, period, limit_amount, left_amount, ends_at, time_zone)
      VALUES (${owner.owner_no}, ${owner.shard}, ${limit.period}, ${limit.limitAmount}, ${limit.leftAmount}, ${limit.endsAt}, 
              coalesce(${limit.timeZone ?? null}, (SELECT system.time_zone_of(o.merchant_id) FROM wallet.owner o WHERE o.owner_no = ${owner.owner_no})))`,
    )
  }
}

interface GuardRow {
  blocked_reason: string | null
  blocked_until: Date | null
  max_stake: bigint | null
  bonus_max_stake: bigint | null
  bonus_products: string[]
  bonus_games: string[]
}
interface LossRow {
  period: LossLimit['period']
  limit_amount: bigint
  left_amount: bigint
  ends_at: Date
  time_zone: string
}

/** The guard as it is now; a period that is over shows its whole limit and its next end. */
export async function memberGuardOf(reader: Reader, memberId: string): Promise<MemberGuard> {
  const row = await firstOf(
    reader,
    sql<GuardRow>`
    SELECT g.blocked_reason, g.blocked_until, g.max_stake, g.bonus_max_stake, g.bonus_products, g.bonus_games FROM wallet.owner o
    JOIN wallet.member_guard g ON g.owner_no = o.owner_no AND g.shard = o.shard WHERE o.owner_id = ${memberId} AND o.family = 1`,
  )
  const limits = await rowsOf(
    reader,
    sql<LossRow>`
    SELECT l.period, l.limit_amount, CASE WHEN l.ends_at <= app.now() THEN l.limit_amount ELSE l.left_amount END AS left_amount,
           wallet.period_end(l.ends_at, l.period, l.time_zone, app.now()) AS ends_at, l.time_zone
    FROM wallet.owner o JOIN wallet.loss_limit l ON l.owner_no = o.owner_no AND l.shard = o.shard
    WHERE o.owner_id = ${memberId} AND o.family = 1 ORDER BY l.period`,
  )
  return {
    blockedReason: row?.blocked_reason ?? null,
    blockedUntil: row?.blocked_until ?? null,
    maxStake: row?.max_stake ?? null,
    bonusMaxStake: row?.bonus_max_stake ?? null,
    bonusProducts: row?.bonus_products ?? [],
    bonusGames: row?.bonus_games ?? [],
    lossLimits: limits.map((limit) => ({
      period: limit.period,
      limitAmount: limit.limit_amount,
      leftAmount: limit.left_amount,
      endsAt: limit.ends_at,
      timeZone: limit.time_zone,
    })),
  }
}

/** Whether a bonus that the member is playing excludes a game: no bet of real money is taken there. */
export async function isExcludedByBonus(
  reader: Reader,
  memberId: string,
  game: { vendor: string; gameCode: string },
): Promise<boolean> {
  const row = await firstOf(
    reader,
    sql<{ is_excluded: boolean | null }>`
    SELECT wallet.bonus_excludes(o.owner_no, o.shard, g.game_no) AS is_excluded FROM wallet.owner o
    CROSS JOIN wallet.game_guard g JOIN wallet.scope v ON v.scope_no = g.vendor_no
    WHERE o.owner_id = ${memberId} AND o.family = 1 AND v.scope = ${`vendor:${game.vendor}`} AND g.game_code = ${game.gameCode}`,
  )
  return row?.is_excluded === true
}

/**
 * Counts what a member won (or, if negative, lost) outside of the platform's rounds against the loss limits.
 * Call it after the member's accounts are locked.
 */
export async function countResult(tx: Tx, memberId: string, amount: bigint): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE wallet.loss_limit l
    SET left_amount = CASE WHEN l.ends_at <= app.now() THEN l.limit_amount ELSE l.left_amount END + ${amount},
        ends_at = wallet.period_end(l.ends_at, l.period, l.time_zone, app.now())
    FROM wallet.owner o WHERE o.owner_id = ${memberId} AND o.family = 1 AND l.owner_no = o.owner_no AND l.shard = o.shard`,
  )
}

export interface GameGuard {
  vendor: string
  gameCode: string
  /** The category whose house account is the other side of its bets, e.g. RNG. */
  product: string
  isOpen: boolean
  /** A closed game opens by itself at this moment. */
  opensAt?: Date | null
}

/** Opens or closes a game; a game that was never set takes no bets. */
export async function setGameGuard(tx: Tx, game: GameGuard): Promise<void> {
  await setGameGuards(tx, [game])
}

/**
 * Numbers vendors that have none. Known ones are left out first, since a conflict would use up one of few
 * numbers.
 */
export async function openVendors(reader: Reader, vendors: readonly string[]): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO wallet.scope (scope)
    SELECT DISTINCT 'vendor:' || v FROM unnest(${[...vendors]}::text[]) AS v
    WHERE NOT EXISTS (SELECT FROM wallet.scope s WHERE s.scope = 'vendor:' || v) ON CONFLICT DO NOTHING`,
  )
}

/** Writes the rows that differ; opening or closing a vendor with 20,000 games is one statement. */
export async function setGameGuards(tx: Tx, games: readonly GameGuard[]): Promise<void> {
  await openVendors(
    tx,
    games.map((game) => game.vendor),
  )
  await run(
    tx,
    sql`
    WITH wanted AS (
      SELECT v.scope_no, s.* FROM unnest(${games.map((game) => game.vendor)}::text[], ${games.map((game) => game.gameCode)}::text[],
                ${games.map((game) => game.product)}::text[], ${games.map((game) => game.isOpen)}::boolean[],
                ${games.map((game) => game.opensAt ?? null)}::timestamptz[]) AS s(vendor, game_code, product, is_open, opens_at)
      JOIN wallet.scope v ON v.scope = 'vendor:' || s.vendor
    ), house AS MATERIALIZED (
      SELECT product, wallet.purpose_no('house:' || product, 'REAL') AS real, wallet.purpose_no('house:' || product, 'TRIAL') AS trial FROM (SELECT DISTINCT product FROM wanted) AS p
    )
    INSERT INTO wallet.game_guard AS g (vendor_no, game_code, product, house_real, house_trial, is_open, opens_at)
    SELECT w.scope_no, w.game_code, w.product, h.real, h.trial, w.is_open, w.opens_at
    FROM wanted w JOIN house h USING (product)
    WHERE NOT EXISTS (
      SELECT FROM wallet.game_guard o WHERE o.vendor_no = w.scope_no AND o.game_code = w.game_code
        AND (o.product, o.is_open, o.opens_at) IS NOT DISTINCT FROM (w.product, w.is_open, w.opens_at))
    ORDER BY 1, 2
    ON CONFLICT (vendor_no, game_code) DO UPDATE
    SET product = excluded.product, house_real = excluded.house_real, house_trial = excluded.house_trial, is_open = excluded.is_open, opens_at = excluded.opens_at`,
  )
}
