/** Rows of the browsers that take notifications. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface PushDeviceRow {
  deviceId: string
  accountId: string
  endpoint: string
  p256dh: string
  auth: string
  device: string
  addedAt: Date
}

const columns = sql`device_id AS "deviceId", account_id AS "accountId", endpoint, p256dh, auth, device, added_at AS "addedAt"`

/** The newest first. */
export async function readDevices(
  reader: Reader,
  member: { merchantId: string; accountId: string },
): Promise<PushDeviceRow[]> {
  return rowsOf(
    reader,
    sql<PushDeviceRow>`
    SELECT ${columns} FROM messaging.push_device
    WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} ORDER BY added_at DESC, device_id`,
  )
}

/** The members among these with at least one. */
export async function membersWithDevices(
  reader: Reader,
  asked: { merchantId: string; memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string }>`
    SELECT DISTINCT account_id FROM messaging.push_device
    WHERE account_id = ANY (${[...asked.memberIds]}::text[]) AND merchant_id = ${asked.merchantId}`,
  )
  return new Set(rows.map(({ account_id }) => account_id))
}

/** An address that another member had, in whatever house, is this one's from now on. */
export async function upsertDevice(
  tx: Tx,
  merchantId: string,
  row: PushDeviceRow,
  most: number,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.push_device (device_id, merchant_id, account_id, endpoint, p256dh, auth, device, added_at)
    VALUES (${row.deviceId}, ${merchantId}, ${row.accountId}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${row.device}, ${row.addedAt})
    ON CONFLICT (endpoint) DO UPDATE SET merchant_id = excluded.merchant_id, account_id = excluded.account_id,
      p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, added_at = excluded.added_at`,
  )
  await run(
    tx,
    sql`
    DELETE FROM messaging.push_device WHERE device_id IN (
      SELECT device_id FROM messaging.push_device WHERE account_id = ${row.accountId} AND merchant_id = ${merchantId}
      ORDER BY added_at DESC, device_id OFFSET ${most})`,
  )
}

export async function deleteDevice(
  tx: Tx,
  member: { merchantId: string; accountId: string },
  deviceId: string,
): Promise<void> {
  await run(
    tx,
    sql`
    DELETE FROM messaging.push_device
    WHERE device_id = ${deviceId} AND account_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
  )
}

export async function deleteDevicesOf(
  tx: Tx,
  member: { merchantId: string; accountId: string },
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM messaging.push_device WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
  )
}

/** The push service does not know it any more; if the browser subscribed again meanwhile, it stays. */
export async function forgetGone(
  reader: Reader,
  { deviceId, endpoint, auth }: Pick<PushDeviceRow, 'deviceId' | 'endpoint' | 'auth'>,
): Promise<void> {
  await run(
    reader,
    sql`DELETE FROM messaging.push_device WHERE device_id = ${deviceId} AND endpoint = ${endpoint} AND auth = ${auth}`,
  )
}
