/** What filled the turnover of bonuses, by product. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'
import type { Requirement } from './store.ts'

/** Amounts in minor units; below zero if a correction took them off. */
export interface Play {
  readonly requirementId: string
  readonly product: string
  readonly validAmount: bigint
  readonly countedAmount: bigint
}

/** Adds to rows of requirements that are locked. */
export async function addPlay(tx: Tx, plays: readonly Play[]): Promise<void> {
  if (plays.length === 0) return
  const of = (key: keyof Play) => plays.map((play) => String(play[key]))
  await run(
    tx,
    sql`
    INSERT INTO wagering.requirement_play AS p (requirement_id, product, valid_amount, counted_amount)
    SELECT u.requirement_id, u.product, sum(u.valid)::bigint, sum(u.counted)::bigint
    FROM unnest(${of('requirementId')}::text[], ${of('product')}::text[], ${of('validAmount')}::bigint[],
      ${of('countedAmount')}::bigint[]) AS u(requirement_id, product, valid, counted)
    GROUP BY 1, 2
    ON CONFLICT (requirement_id, product) DO UPDATE SET valid_amount = p.valid_amount + excluded.valid_amount,
      counted_amount = p.counted_amount + excluded.counted_amount`,
  )
}

/**
 * The valid bets that filled the requirement of a bonus, by product. Null if they do not say the whole of it:
 * a part was played before they were written down, or a correction took off what another requirement had
 * counted.
 */
export async function playOf(
  reader: Reader,
  { requirementId, doneAmount }: Pick<Requirement, 'requirementId' | 'doneAmount'>,
): Promise<Omit<Play, 'requirementId'>[] | null> {
  const rows = await rowsOf(
    reader,
    sql<Omit<Play, 'requirementId'>>`
    SELECT product, valid_amount AS "validAmount", counted_amount AS "countedAmount"
    FROM wagering.requirement_play
    WHERE requirement_id = ${requirementId} AND (valid_amount <> 0 OR counted_amount <> 0) ORDER BY product`,
  )
  const counted = rows.reduce((sum, row) => sum + row.countedAmount, 0n)
  const isWhole = rows.every((row) => row.countedAmount >= 0n && row.validAmount >= row.countedAmount)
  return isWhole && counted === doneAmount ? rows : null
}
