/** What promotions have given. */
import { oneOf, run, sql, type Tx } from '../../../platform/postgres.ts'

export interface Budget {
  budgetAmount: bigint | null
  spentAmount: bigint
  claimLimit: number | null
  claimCount: number
}

export async function lockBudget(tx: Tx, promotionId: string): Promise<Budget> {
  return oneOf(
    tx,
    sql<Budget>`
    SELECT budget_amount AS "budgetAmount", spent_amount AS "spentAmount", claim_limit AS "claimLimit",
           claim_count AS "claimCount"
    FROM promotions.promotion WHERE promotion_id = ${promotionId} FOR UPDATE`,
  )
}

export async function spend(
  tx: Tx,
  promotionId: string,
  given: { amount: bigint; count: number },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.promotion
    SET spent_amount = spent_amount + ${given.amount}, claim_count = claim_count + ${given.count}
    WHERE promotion_id = ${promotionId}`,
  )
}
