/** What bets hold of the exposure of their markets. */
import { run, sql, type Tx } from '../../../../platform/postgres.ts'
import type { DueBet } from './due.ts'
import type { LostNow } from './legs.ts'

export interface HeldChange {
  readonly bet: DueBet
  /** What it holds on each of its legs from now on. */
  readonly heldStake: bigint
  readonly heldPayout: bigint
}

/**
 * A bet holds its stake and what it may pay on each of its legs; settled it holds nothing, open again it
 * holds what it did. Selections are locked in the order of their keys, behind the accounts, as the judges of
 * bets do. The bets' own rows are written with their settlement.
 */
export async function moveHeld(tx: Tx, changes: readonly HeldChange[]): Promise<void> {
  const sums = new Map<
    string,
    { merchantId: string; marketNo: bigint; code: string; stake: bigint; payout: bigint; bets: number }
  >()
  for (const { bet, heldStake, heldPayout } of changes)
    if (bet.heldStake !== heldStake || bet.heldPayout !== heldPayout)
      for (const { marketNo, code } of bet.legs) {
        const name = `${bet.merchantId} ${marketNo} ${code}`
        const { merchantId } = bet
        const sum = sums.get(name) ?? { merchantId, marketNo, code, stake: 0n, payout: 0n, bets: 0 }
        sum.stake += heldStake - bet.heldStake
        sum.payout += heldPayout - bet.heldPayout
        sum.bets += (heldStake > 0n ? 1 : 0) - (bet.heldStake > 0n ? 1 : 0)
        sums.set(name, sum)
      }
  if (sums.size === 0) return
  const list = [...sums.values()]
  await run(
    tx,
    sql`
    /* prepared */ WITH changes AS (
      SELECT * FROM unnest(
        ${list.map((one) => one.merchantId)}::text[], ${list.map(({ marketNo }) => marketNo)}::bigint[],
        ${list.map(({ code }) => code)}::text[], ${list.map(({ stake }) => stake)}::bigint[],
        ${list.map(({ payout }) => payout)}::bigint[], ${list.map(({ bets }) => bets)}::int[])
        AS s(merchant_id, market_no, code, stake, payout, bets)
    ), locked AS MATERIALIZED (
      SELECT e.merchant_id, e.market_no, e.code, c.stake, c.payout, c.bets
      FROM sports.exposure e JOIN changes c USING (merchant_id, market_no, code)
      ORDER BY e.merchant_id, e.market_no, e.code FOR UPDATE OF e
    )
    UPDATE sports.exposure e SET stake = e.stake + l.stake, payout = e.payout + l.payout, bets = e.bets + l.bets
    FROM locked l WHERE e.merchant_id = l.merchant_id AND e.market_no = l.market_no AND e.code = l.code`,
  )
}

/** Bets that were lost hold nothing any more. */
export async function freeHeld(tx: Tx, lost: readonly LostNow[]): Promise<void> {
  await run(
    tx,
    sql`
    SELECT sports.free_held(${lost.map(({ betId }) => betId)}::text[], ${lost.map((one) => one.merchantId)}::text[],
      ${lost.map(({ heldStake }) => heldStake)}::bigint[], ${lost.map(({ heldPayout }) => heldPayout)}::bigint[])`,
  )
}
