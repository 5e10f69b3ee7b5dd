/** The demo bank's own records. */
import { firstOf, oneOf, run, sql, type Tx } from '../../../platform/postgres.ts'

/**
 * A reference is paid once. Returns how often it was asked for, this time included.
 */
export async function keepDemoPayout(
  tx: Tx,
  order: { reference: string; amount: bigint; at: Date },
): Promise<{ askedCount: number }> {
  const row = await oneOf(
    tx,
    sql<{ asked_count: number }>`
    INSERT INTO cashier.demo_payout (reference, amount, asked_count, paid_at) VALUES (${order.reference}, ${order.amount}, 1, ${order.at})
    ON CONFLICT (reference) DO UPDATE SET asked_count = demo_payout.asked_count + 1 RETURNING asked_count`,
  )
  return { askedCount: row.asked_count }
}

/** The next fault, one each for simultaneous orders. */
export async function takeDemoFault(tx: Tx): Promise<string | undefined> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('cashier.demo-bank-fault', 5))`)
  const row = await firstOf(
    tx,
    sql<{ fault: string }>`
    DELETE FROM cashier.demo_bank_fault WHERE fault_no = (SELECT min(fault_no) FROM cashier.demo_bank_fault) RETURNING fault`,
  )
  return row?.fault
}

export async function setDemoFaults(tx: Tx, faults: readonly string[]): Promise<void> {
  await run(tx, sql`DELETE FROM cashier.demo_bank_fault`)
  for (const fault of faults)
    await run(tx, sql`INSERT INTO cashier.demo_bank_fault (fault) VALUES (${fault})`)
}
