/** The demo chains' own records. */
import type { chainFaults } from '../../../contract/player/dev/set-chain-faults.ts'
import { firstOf, oneOf, run, sql, type Tx } from '../../../platform/postgres.ts'

type Fault = (typeof chainFaults)[number]
export interface DemoChainPayout {
  txHash: string
  fate: Fault | 'NORMAL'
  askedCount: number
  sentAt: Date
}
interface Order {
  reference: string
  channel: string
  address: string
  amount: bigint
  txHash: string
  at: Date
}

/** Stores a transfer the first time it is asked for, with the next fault; afterwards returns its result. */
export async function keepDemoChainPayout(tx: Tx, order: Order): Promise<DemoChainPayout> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('cashier.demo-chain-fault', 5))`)
  const known = await firstOf(
    tx,
    sql<Row>`
    UPDATE cashier.demo_chain_payout SET asked_count = asked_count + 1 WHERE reference = ${order.reference} RETURNING ${columns}`,
  )
  if (known) return fromRow(known)
  const next = await firstOf(
    tx,
    sql<{ fault: Fault }>`
    DELETE FROM cashier.demo_chain_fault WHERE fault_no = (SELECT min(fault_no) FROM cashier.demo_chain_fault) RETURNING fault`,
  )
  return fromRow(
    await oneOf(
      tx,
      sql<Row>`
    INSERT INTO cashier.demo_chain_payout (reference, channel, address, amount, tx_hash, fate, asked_count, sent_at)
    VALUES (${order.reference}, ${order.channel}, ${order.address}, ${order.amount}, ${order.txHash}, ${next?.fault ?? 'NORMAL'}, 1, ${order.at}) RETURNING ${columns}`,
    ),
  )
}

interface Row {
  tx_hash: string
  fate: DemoChainPayout['fate']
  asked_count: number
  sent_at: Date
}
const columns = sql`tx_hash, fate, asked_count, sent_at`
const fromRow = (row: Row): DemoChainPayout => ({
  txHash: row.tx_hash,
  fate: row.fate,
  askedCount: row.asked_count,
  sentAt: row.sent_at,
})

export async function setDemoChainFaults(tx: Tx, faults: readonly Fault[]): Promise<void> {
  await run(tx, sql`DELETE FROM cashier.demo_chain_fault`)
  for (const fault of faults)
    await run(tx, sql`INSERT INTO cashier.demo_chain_fault (fault) VALUES (${fault})`)
}
