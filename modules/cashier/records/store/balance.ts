/** What a member holds, in the one prepared statement of the most frequent call. */
import type { Database } from '../../../../platform/postgres.ts'

export interface HeldMoney {
  main: bigint
  bonus: bigint
  hold: bigint
  trial: bigint
  hasOpenRequirement: boolean
}

// Purposes 4 main, 8 bonus, 10 trial, 12 hold are next to each other in the primary key.
const TEXT = `
  SELECT coalesce(sum(b.balance) FILTER (WHERE b.account_id & 65535 = 4), 0)::bigint AS main,
         coalesce(sum(b.balance) FILTER (WHERE b.account_id & 65535 = 8), 0)::bigint AS bonus,
         coalesce(sum(b.balance) FILTER (WHERE b.account_id & 65535 = 10), 0)::bigint AS trial,
         coalesce(sum(b.balance) FILTER (WHERE b.account_id & 65535 = 12), 0)::bigint AS hold,
         EXISTS (SELECT FROM wagering.requirement WHERE member_id = $1 AND status = 'OPEN') AS "hasOpenRequirement"
  FROM wallet.owner o
  JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 + 4 AND b.account_id <= o.owner_no * 65536 + 12 AND b.shard = o.shard
  WHERE o.owner_id = $1 AND o.family = 1`

/** Zeroes for a member without accounts. */
export async function readHeldMoney(database: Database, memberId: string): Promise<HeldMoney> {
  const { rows } = await database.pool.query<HeldMoney>({
    name: 'cashier.held_money',
    text: TEXT,
    values: [memberId],
  })
  return rows[0]!
}
