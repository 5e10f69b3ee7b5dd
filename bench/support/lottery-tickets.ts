/** Tickets of a draw written straight into the tables: taking them is not what a bench of draws measures. */
import { run, sql, type Database } from '../../platform/postgres.ts'

export interface TicketIssue {
  readonly merchantId: string
  readonly gameCode: string
  readonly numero: string
}

/**
 * A ticket of each member `bench-<n>` on the last digit of their number, and its open round. The issue is one
 * without a chain.
 */
export async function writeTickets(
  owner: Database,
  { merchantId, gameCode, numero }: TicketIssue,
): Promise<void> {
  const members = sql`wallet.owner o JOIN wallet.game_guard g ON g.game_code = ${gameCode}
    WHERE o.family = 1 AND o.owner_id LIKE 'bench-%' ORDER BY hashint8(o.owner_no)`
  await run(
    owner.kysely,
    sql`
    INSERT INTO wallet.round (
      round_no, owner_no, opened_at, stake_real, stake_bonus, win_amount, jackpot_amount, game_no, house_purpose, bet_count, win_count, vendor_no, state, shard,
      is_free, round_id)
    SELECT nextval('wallet.id_block') * 4096, o.owner_no, app.now(), 100, 0, 0, 0, g.game_no, g.house_real, 1, 0, g.vendor_no, 0, o.shard, false, ${gameCode} || '-' || ${numero}
    FROM ${members}`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO lottery.orders (
      order_id, merchant_id, member_id, game_code, numero, stake_amount, potential_amount, member_g, bet_g, client_seed, line_count, wallet_txn)
    SELECT ${numero} || ':' || o.owner_id, ${merchantId}, o.owner_id, ${gameCode}, ${numero}, 100, 980, 1960, 1960, 'bench', 1, '1'
    FROM ${members}`,
  )
  await run(
    owner.kysely,
    sql`
    INSERT INTO lottery.line (
      order_id, line_no, game_code, numero, play_code, selection, combinations, unit_amount, multiple, stake_amount, refunds_ties, odds_e4)
    SELECT ${numero} || ':' || o.owner_id, 1, ${gameCode}, ${numero}, 'SSC_POSITION', '||||' || right(o.owner_id, 1), 1, 100, 1, 100, false, '{98000}'
    FROM ${members}`,
  )
}
