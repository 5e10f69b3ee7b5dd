/** Rows of app.setting: a merchant's values that differ from the defaults in code. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export async function readSettingRows(
  reader: Reader,
  merchantId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await rowsOf(
    reader,
    sql<{ name: string; value: unknown }>`
    SELECT name, value FROM app.setting WHERE merchant_id = ${merchantId} AND name = ANY (${[...names]}::text[])`,
  )
  return new Map(rows.map((row) => [row.name, row.value]))
}

export async function writeSettingRow(
  tx: Tx,
  merchantId: string,
  name: string,
  value: unknown,
): Promise<void> {
  const json = JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? Number(item) : item))
  await run(
    tx,
    sql`
    INSERT INTO app.setting (merchant_id, name, value, updated_at) VALUES (${merchantId}, ${name}, ${json}::jsonb, app.now())
    ON CONFLICT (merchant_id, name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
  )
}

export async function deleteSettingRow(tx: Tx, merchantId: string, name: string): Promise<void> {
  await run(tx, sql`DELETE FROM app.setting WHERE merchant_id = ${merchantId} AND name = ${name}`)
}

/** Locked until the commit by a caller that reads a setting to write it. */
export async function holdSetting(tx: Tx, merchantId: string, name: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext(${`setting:${merchantId}:${name}`}))`)
}
