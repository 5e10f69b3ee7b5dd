/** Rows of system.merchant, its domains and customer-service entries. */
import { DEFAULT_TIME_ZONE } from '../../../kernel/time-zone.ts'
import { DEFAULT_CURRENCY, type RealCurrency } from '../../../kernel/money.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface MerchantRow {
  merchant_id: string
  code: string
  name: string
  names: Record<string, string>
  is_default: boolean
  currency: RealCurrency
  time_zone: string
  languages: string[]
  default_language: string
  flags: Record<string, unknown>
  licence_text: string
  licence_number: string
  licence_validator_url: string
  allowed_regions: string[]
  blocked_regions: string[]
  status: number
  maintenance_ends_at: Date | null
  allow_list: string[]
  image_cdn: string
  launch_cdn: string
  analytics_id: string
  domains: { host: string; description: string }[]
  more_languages: unknown
  customer_services: { entryId: string; csType: string; title: Record<string, string>; url: string }[]
}

export async function readMerchants(reader: Reader, moreLanguages: string): Promise<MerchantRow[]> {
  return rowsOf(
    reader,
    sql<MerchantRow>`
    SELECT m.*,
      (SELECT s.value FROM app.setting s WHERE s.merchant_id = m.merchant_id AND s.name = ${moreLanguages}) AS more_languages,
      coalesce((SELECT jsonb_agg(jsonb_build_object('host', d.host, 'description', d.description) ORDER BY d.position, d.host)
                FROM system.merchant_domain d WHERE d.merchant_id = m.merchant_id), '[]') AS domains,
      coalesce((SELECT jsonb_agg(jsonb_build_object('entryId', c.entry_id, 'csType', c.cs_type, 'title', c.title, 'url', c.url) ORDER BY c.position, c.entry_id)
                FROM system.customer_service c WHERE c.merchant_id = m.merchant_id AND c.is_shown), '[]') AS customer_services
    FROM system.merchant m ORDER BY m.code`,
  )
}

export interface NewMerchant {
  merchantId: string
  code: string
  name: string
  isDefault: boolean
  /** Chosen once: a merchant keeps its currency. */
  currency?: RealCurrency
  timeZone?: string
  languages?: readonly string[]
  defaultLanguage?: string
  flags?: Readonly<Record<string, boolean>>
  domains?: readonly string[]
}

export async function insertMerchant(tx: Tx, fresh: NewMerchant): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO system.merchant (merchant_id, code, name, is_default, currency, time_zone, languages, default_language, flags)
    VALUES (${fresh.merchantId}, ${fresh.code}, ${fresh.name}, ${fresh.isDefault}, ${fresh.currency ?? DEFAULT_CURRENCY}, ${fresh.timeZone ?? DEFAULT_TIME_ZONE},
            ${[...(fresh.languages ?? ['th', 'en'])]}, ${fresh.defaultLanguage ?? 'th'}, ${JSON.stringify(fresh.flags ?? {})}::jsonb)`,
  )
  for (const [position, host] of (fresh.domains ?? []).entries()) {
    await run(
      tx,
      sql`INSERT INTO system.merchant_domain (host, merchant_id, position) VALUES (${host.toLowerCase()}, ${fresh.merchantId}, ${position})`,
    )
  }
}

/** Creates the first merchant of an empty database; false if there is one. */
export async function insertFirstMerchant(tx: Tx, fresh: NewMerchant): Promise<boolean> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('system.merchant'))`)
  if (await firstOf(tx, sql<{ code: string }>`SELECT code FROM system.merchant LIMIT 1`)) return false
  await insertMerchant(tx, fresh)
  return true
}

export async function updateStatus(
  tx: Tx,
  merchantId: string,
  status: number,
  endsAt: Date | null,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE system.merchant SET status = ${status}, maintenance_ends_at = ${endsAt}, updated_at = app.now() WHERE merchant_id = ${merchantId}`,
  )
}

export async function updateNames(
  tx: Tx,
  merchantId: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const list = JSON.stringify(names)
  await run(
    tx,
    sql`
    UPDATE system.merchant SET names = ${list}::jsonb, name = ${list}::jsonb ->> default_language, updated_at = app.now() WHERE merchant_id = ${merchantId}`,
  )
}

export async function updateFlag(tx: Tx, merchantId: string, name: string, isOn: boolean): Promise<void> {
  await run(
    tx,
    sql`UPDATE system.merchant SET flags = flags || jsonb_build_object(${name}::text, ${isOn}::boolean), updated_at = app.now() WHERE merchant_id = ${merchantId}`,
  )
}

export async function updateAccess(
  tx: Tx,
  merchantId: string,
  access: {
    allowList: readonly string[]
    allowedRegions: readonly string[]
    blockedRegions: readonly string[]
  },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.merchant SET allow_list = ${[...access.allowList]}, allowed_regions = ${[...access.allowedRegions]}, blocked_regions = ${[...access.blockedRegions]},
      updated_at = app.now() WHERE merchant_id = ${merchantId}`,
  )
}

type MerchantRules = Pick<MerchantRow, 'flags' | 'allow_list' | 'allowed_regions' | 'blocked_regions'>

/** A merchant's switches and access rules at this moment, locked until the transaction ends. */
export async function lockMerchantRules(tx: Tx, merchantId: string): Promise<MerchantRules | undefined> {
  return firstOf(
    tx,
    sql<MerchantRules>`
    SELECT flags, allow_list, allowed_regions, blocked_regions FROM system.merchant WHERE merchant_id = ${merchantId} FOR UPDATE`,
  )
}

export async function updateLicence(
  tx: Tx,
  merchantId: string,
  licence: { text: string; number: string; validatorUrl: string },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.merchant SET licence_text = ${licence.text}, licence_number = ${licence.number}, licence_validator_url = ${licence.validatorUrl},
      updated_at = app.now() WHERE merchant_id = ${merchantId}`,
  )
}

export async function upsertCustomerService(
  tx: Tx,
  merchantId: string,
  entry: {
    entryId: string
    csType: string
    title: Readonly<Record<string, string>>
    url: string
    position: number
    isShown?: boolean
  },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO system.customer_service (merchant_id, entry_id, cs_type, title, url, position, is_shown)
    VALUES (${merchantId}, ${entry.entryId}, ${entry.csType}, ${JSON.stringify(entry.title)}::jsonb, ${entry.url}, ${entry.position}, ${entry.isShown ?? true})
    ON CONFLICT (merchant_id, entry_id) DO UPDATE SET cs_type = excluded.cs_type, title = excluded.title, url = excluded.url, position = excluded.position, is_shown = excluded.is_shown`,
  )
}
