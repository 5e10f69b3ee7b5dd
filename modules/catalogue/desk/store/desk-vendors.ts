/** What the console reads and writes of vendors. */
import type { CatalogueState } from '../../../../contract/player/catalogue/catalogue-fields.ts'
import type { Category, NameLanguage } from '../../../../contract/shared/catalogue-words.ts'
import type { Product } from '../../../../contract/shared/product-words.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

type Names = Partial<Record<NameLanguage, string>>

export interface DeskVendor {
  vendor_code: string
  names: Names
  told_names: Names
  own_names: Names
  icon_url: string
  has_own_icon: boolean
  state: CatalogueState
  maintenance_until: Date | null
  product: Product | null
  game_count: number
  absent_count: number
  is_managed: boolean
}

/** Every vendor of a merchant in its order; a maintenance that has ended counts as open. */
export async function readDeskVendors(reader: Reader, merchantId: string, now: Date): Promise<DeskVendor[]> {
  return rowsOf(
    reader,
    sql<DeskVendor>`
    SELECT v.vendor_code, v.names, o.names AS told_names, l.own_names, v.icon_url, l.own_icon_url IS NOT NULL AS has_own_icon, v.managed_by = ${merchantId} AS is_managed,
           CASE WHEN v.maintenance_until <= ${now} THEN 'OPEN' ELSE v.state END AS state, CASE WHEN v.maintenance_until > ${now} THEN v.maintenance_until END AS maintenance_until,
           v.product, coalesce(c.game_count, 0) AS game_count, coalesce(c.absent_count, 0) AS absent_count
    FROM catalogue.listed_vendor v
    JOIN catalogue.vendor o USING (vendor_code)
    JOIN catalogue.vendor_listing l USING (merchant_id, vendor_code)
    LEFT JOIN (
      SELECT vendor_code, count(*)::int AS game_count, (count(*) FILTER (WHERE absent_since IS NOT NULL))::int AS absent_count
      FROM catalogue.listed_game WHERE merchant_id = ${merchantId} GROUP BY vendor_code) AS c USING (vendor_code)
    WHERE v.merchant_id = ${merchantId} ORDER BY v.position, v.vendor_code`,
  )
}

export async function readCategoryCounts(
  reader: Reader,
  merchantId: string,
): Promise<{ game_type: Category; game_count: number }[]> {
  return rowsOf(
    reader,
    sql<{ game_type: Category; game_count: number }>`
    SELECT game_type, count(*)::int AS game_count FROM catalogue.listed_game WHERE merchant_id = ${merchantId} GROUP BY game_type`,
  )
}

export interface VendorListingRow {
  state: CatalogueState
  maintenance_until: Date | null
  own_names: Names
  own_icon_url: string | null
}

/** The row is locked, since a change is audited with its former state. */
export async function lockVendorListing(
  tx: Tx,
  merchantId: string,
  vendor: string,
): Promise<VendorListingRow | undefined> {
  return firstOf(
    tx,
    sql<VendorListingRow>`
    SELECT state, maintenance_until, own_names, own_icon_url FROM catalogue.vendor_listing WHERE merchant_id = ${merchantId} AND vendor_code = ${vendor} FOR UPDATE`,
  )
}

export async function writeVendorState(
  tx: Tx,
  merchantId: string,
  vendor: string,
  state: CatalogueState,
  maintenanceUntil: Date | null,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE catalogue.vendor_listing SET state = ${state}, maintenance_until = ${maintenanceUntil}, changed_at = app.now() WHERE merchant_id = ${merchantId} AND vendor_code = ${vendor}`,
  )
}

export async function writeOwnVendor(
  tx: Tx,
  merchantId: string,
  vendor: string,
  names: Names,
  iconUrl: string | null,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE catalogue.vendor_listing SET own_names = ${JSON.stringify(names)}, own_icon_url = ${iconUrl}, changed_at = app.now() WHERE merchant_id = ${merchantId} AND vendor_code = ${vendor}`,
  )
}

/** Returns how many vendors of the merchant were named; the list must name all of them. */
export async function writeVendorOrder(
  tx: Tx,
  merchantId: string,
  vendors: readonly string[],
): Promise<{ named: bigint; listed: bigint }> {
  const named = await run(
    tx,
    sql`
    UPDATE catalogue.vendor_listing l SET position = s.place::int, changed_at = app.now()
    FROM unnest(${[...vendors]}::text[]) WITH ORDINALITY AS s(vendor_code, place) WHERE l.merchant_id = ${merchantId} AND l.vendor_code = s.vendor_code`,
  )
  const row = await firstOf(
    tx,
    sql<{
      listed: bigint
    }>`SELECT count(*) AS listed FROM catalogue.vendor_listing WHERE merchant_id = ${merchantId}`,
  )
  return { named, listed: row?.listed ?? 0n }
}
