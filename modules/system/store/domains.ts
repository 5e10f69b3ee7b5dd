/** Changes of a merchant's addresses that wait for a second operator. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface Domain {
  host: string
  description: string
}

export interface DomainChangeRow {
  change_id: string
  domains: Domain[]
  state: 'PENDING' | 'CONFIRMED' | 'REJECTED'
  requested_by: string
  requested_by_name: string
  requested_at: Date
}

/** False if another change is pending. */
export async function insertDomainChange(
  tx: Tx,
  change: { changeId: string; merchantId: string; domains: readonly Domain[]; by: string; byName: string },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    INSERT INTO system.domain_change (change_id, merchant_id, domains, state, requested_by, requested_by_name)
    VALUES (${change.changeId}, ${change.merchantId}, ${JSON.stringify(change.domains)}::jsonb, 'PENDING', ${change.by}, ${change.byName})
    ON CONFLICT (merchant_id) WHERE state = 'PENDING' DO NOTHING`,
    )) > 0n
  )
}

export async function readWaitingDomains(
  reader: Reader,
  merchantId: string,
): Promise<DomainChangeRow | undefined> {
  return firstOf(
    reader,
    sql<DomainChangeRow>`SELECT * FROM system.domain_change WHERE merchant_id = ${merchantId} AND state = 'PENDING'`,
  )
}

export async function lockDomainChange(
  tx: Tx,
  merchantId: string,
  changeId: string,
): Promise<DomainChangeRow | undefined> {
  return firstOf(
    tx,
    sql<DomainChangeRow>`SELECT * FROM system.domain_change WHERE merchant_id = ${merchantId} AND change_id = ${changeId} FOR UPDATE`,
  )
}

export async function decideDomainChange(
  tx: Tx,
  changeId: string,
  state: 'CONFIRMED' | 'REJECTED',
  by: string,
  byName: string,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.domain_change SET state = ${state}, decided_by = ${by}, decided_by_name = ${byName}, decided_at = app.now() WHERE change_id = ${changeId}`,
  )
}

/** The names of the list that another merchant has already. */
export async function hostsOfOthers(
  reader: Reader,
  merchantId: string,
  hosts: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      host: string
    }>`SELECT host FROM system.merchant_domain WHERE merchant_id <> ${merchantId} AND host = ANY (${[...hosts]}::text[])`,
  )
  return rows.map((row) => row.host)
}

/** Replaces the list by this one, in its order. */
export async function replaceDomains(tx: Tx, merchantId: string, domains: readonly Domain[]): Promise<void> {
  await oneOf(tx, sql`SELECT merchant_id FROM system.merchant WHERE merchant_id = ${merchantId} FOR UPDATE`)
  await run(tx, sql`DELETE FROM system.merchant_domain WHERE merchant_id = ${merchantId}`)
  for (const [position, { host, description }] of domains.entries()) {
    await run(
      tx,
      sql`INSERT INTO system.merchant_domain (host, merchant_id, position, description) VALUES (${host}, ${merchantId}, ${position}, ${description})`,
    )
  }
}
