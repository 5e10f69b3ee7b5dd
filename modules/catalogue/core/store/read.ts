/** What the snapshots are built from. */
import type { Product } from '../../../../contract/shared/product-words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { BannerRow } from '../rules/banner-json.ts'
import type { GameRow, VendorRow } from '../../shared/rules/listed-game.ts'

type Of<Row> = Row & { merchant_id: string }

const gameColumns = sql.raw(
  `vendor_code, game_code, game_type, game_classify, product, names, icon_url, large_icon_url, is_free_playable, rtp, state, is_hot, is_new, maintenance_until`,
)

/** A merchant's games as last read, each with a fingerprint of what was read. */
export interface KnownGames {
  readonly prints: ReadonlyMap<number, bigint>
  readonly rows: ReadonlyMap<number, GameRow>
}

/**
 * The games of each merchant in its order. Of 20,000 only those are fetched whose fingerprint differs from
 * the known one: the fingerprints of all come as one value, twelve bytes per game.
 */
export async function readGames(
  reader: Reader,
  known: ReadonlyMap<string, KnownGames>,
): Promise<Map<string, { games: GameRow[]; known: KnownGames }>> {
  const houses = await rowsOf(
    reader,
    sql<{ merchant_id: string; prints: Buffer }>`
    SELECT merchant_id, string_agg(print, ''::bytea ORDER BY position, node_id) AS prints
    -- OFFSET 0 keeps the prints inside: sorting whole rows instead would take twice the time.
    FROM (SELECT merchant_id, position, node_id, int4send(node_id) || int8send(hashtextextended(ROW(${gameColumns})::text, 0)) AS print FROM catalogue.listed_game OFFSET 0) AS s
    GROUP BY merchant_id`,
  )
  const read = new Map<string, { games: GameRow[]; known: KnownGames }>()
  for (const { merchant_id: id, prints: stored } of houses) {
    const before = known.get(id)
    const prints = new Map<number, bigint>()
    for (let at = 0; at < stored.length; at += 12)
      prints.set(stored.readInt32BE(at), stored.readBigInt64BE(at + 4))
    const changed = [...prints]
      .filter(([node, print]) => before?.prints.get(node) !== print)
      .map(([node]) => node)
    const fresh =
      changed.length === 0
        ? []
        : await rowsOf(
            reader,
            sql<GameRow>`
      SELECT node_id, ${gameColumns} FROM catalogue.listed_game WHERE merchant_id = ${id} AND node_id IN (SELECT unnest(${changed}::int[]))`,
          )
    const rows = new Map(before?.rows)
    for (const row of fresh) rows.set(row.node_id, row)
    read.set(id, {
      games: [...prints.keys()].flatMap((node) => rows.get(node) ?? []),
      known: { prints, rows },
    })
  }
  return read
}

/** Every vendor and banner that any merchant lists, in its order. */
export async function readVendorsAndBanners(
  reader: Reader,
): Promise<{ vendors: Of<VendorRow>[]; banners: Of<BannerRow>[] }> {
  const vendors = await rowsOf(
    reader,
    sql<Of<VendorRow>>`
    SELECT merchant_id, vendor_code, names, icon_url, wallet_name, state, maintenance_until, is_example, is_house, product
    FROM catalogue.listed_vendor ORDER BY position, vendor_code`,
  )
  const banners = await rowsOf(
    reader,
    sql<Of<BannerRow>>`
    SELECT merchant_id, banner_id, group_name, image_url, titles, texts, linkage_type, linkage, starts_at, ends_at, languages
    FROM catalogue.banner WHERE is_shown ORDER BY position, banner_id`,
  )
  return { vendors, banners }
}

/** Codes that are no vendor, with the product of the games of the house's own that they stand for. */
export async function readAliases(reader: Reader): Promise<Map<string, Product>> {
  const rows = await rowsOf(
    reader,
    sql<{ vendor_code: string; product: Product }>`
    SELECT vendor_code, product FROM catalogue.known_vendor WHERE is_alias`,
  )
  return new Map(rows.map(({ vendor_code, product }) => [vendor_code, product]))
}

export interface ListedVendor {
  vendor: string
  names: { TH: string; EN: string }
  iconUrl: string
  state: 'OPEN' | 'MAINTENANCE' | 'OFF'
  isManaged: boolean
}
export interface CountedVendor extends ListedVendor {
  gameCount: number
  openGameCount: number
}

const stateNow = (merchantId: string) => sql`
  (SELECT *, CASE WHEN maintenance_until <= app.now() THEN 'OPEN' ELSE state END AS state_now FROM catalogue.listed_vendor WHERE merchant_id = ${merchantId})`

/** Every vendor of a merchant; `isManaged`: this merchant may change its access. Its games are not read. */
export async function listedVendorsOf(reader: Reader, merchantId: string): Promise<ListedVendor[]> {
  return rowsOf(
    reader,
    sql<ListedVendor>`
    SELECT v.vendor_code AS vendor, v.names, v.icon_url AS "iconUrl", v.state_now AS state, v.managed_by = ${merchantId} AS "isManaged"
    FROM ${stateNow(merchantId)} AS v ORDER BY v.position, v.vendor_code`,
  )
}

/**
 * The same with how many of its games are listed and open: it counts them all, so it is only for the console.
 */
export async function countedVendorsOf(reader: Reader, merchantId: string): Promise<CountedVendor[]> {
  return rowsOf(
    reader,
    sql<CountedVendor>`
    SELECT v.vendor_code AS vendor, v.names, v.icon_url AS "iconUrl", v.state_now AS state, v.managed_by = ${merchantId} AS "isManaged", count(g.node_id)::int AS "gameCount",
           (count(g.node_id) FILTER (WHERE v.state_now = 'OPEN' AND (g.state = 'OPEN' OR g.maintenance_until <= app.now())))::int AS "openGameCount"
    FROM ${stateNow(merchantId)} AS v
    LEFT JOIN catalogue.listed_game g USING (merchant_id, vendor_code)
    GROUP BY v.vendor_code, v.names, v.icon_url, v.state_now, v.managed_by, v.position ORDER BY v.position, v.vendor_code`,
  )
}
