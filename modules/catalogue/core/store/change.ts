/** What operators and seeds write. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { GameType } from '../../../../contract/player/catalogue/catalogue-fields.ts'
import type { Product } from '../../../../contract/shared/product-words.ts'

export interface GuardRow {
  vendor: string
  game_code: string
  product: Product
  is_open: boolean
  opens_at: Date | null
}

/**
 * Which of a vendor's games take bets at all: those that are open at one merchant at least. The wallet's
 * guard does not know merchants; what a single merchant has closed is refused from its snapshot. A game whose
 * maintenance has an end opens then.
 */
export async function readGuards(
  tx: Tx,
  vendor: string,
  nodeIds: readonly number[] | null,
): Promise<GuardRow[]> {
  return rowsOf(
    tx,
    sql<GuardRow>`
    SELECT vendor, game_code, product, coalesce(opens_at <= app.now(), false) AS is_open, CASE WHEN opens_at > app.now() THEN opens_at END AS opens_at
    FROM (
      SELECT g.node_id, g.vendor_code AS vendor, g.game_code, g.product, min(CASE
        WHEN g.absent_since IS NOT NULL OR l.state = 'OFF' OR vl.state = 'OFF' THEN NULL
        WHEN (l.state = 'MAINTENANCE' AND l.maintenance_until IS NULL) OR (vl.state = 'MAINTENANCE' AND vl.maintenance_until IS NULL) THEN NULL
        ELSE greatest(l.maintenance_until, vl.maintenance_until, '-infinity') END) AS opens_at
      FROM catalogue.game g
      JOIN catalogue.game_listing l USING (node_id)
      JOIN catalogue.vendor_listing vl ON vl.vendor_code = g.vendor_code AND vl.merchant_id = l.merchant_id
      WHERE g.vendor_code = ${vendor} AND (${nodeIds === null ? null : [...nodeIds]}::int[] IS NULL OR g.node_id = ANY (${nodeIds === null ? null : [...nodeIds]}::int[]))
      GROUP BY g.node_id) AS s
    ORDER BY node_id`,
  )
}

export interface VendorDraft {
  code: string
  names: { TH: string; EN: string }
  iconUrl: string
  walletName?: string
  position: number
  isExample?: boolean
  /** The house's own vendor. */
  isHouse?: boolean
  /** Its open rounds wait for its own clock: nobody else ends them. */
  settlesItself?: boolean
  /** What all its games are booked under; by default what its code is known for, if it is. */
  product?: Product
}

/** Serialises transactions that list vendors for whole merchants. */
export async function lockVendors(tx: Tx): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('catalogue.vendors'))`)
}

export async function writeVendor(tx: Tx, merchantId: string, vendor: VendorDraft): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO catalogue.vendor (vendor_code, names, icon_url, wallet_name, managed_by, position, is_example, is_house, product, settles_itself)
    VALUES (${vendor.code}, ${JSON.stringify(vendor.names)}, ${vendor.iconUrl}, ${vendor.walletName ?? 'MAIN'}, ${merchantId}, ${vendor.position},
      ${vendor.isExample ?? false}, ${vendor.isHouse ?? false}, coalesce(${vendor.product ?? null}, ${knownProductOf(vendor.code)}),
      ${vendor.settlesItself ?? false})
    ON CONFLICT (vendor_code) DO UPDATE SET names = excluded.names, icon_url = excluded.icon_url, position = excluded.position`,
  )
  await run(
    tx,
    sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES (${merchantId}, ${vendor.code}) ON CONFLICT DO NOTHING`,
  )
}

/** What the games of a vendor of this code are booked under; empty for a code without a meaning. */
const knownProductOf = (vendor: string) =>
  sql`(SELECT k.product FROM catalogue.known_vendor k WHERE k.vendor_code = ${vendor})`

/**
 * A new vendor, managed and listed by this merchant after its others. False if the code is taken, by another
 * vendor or as an alias.
 */
export async function addVendor(
  tx: Tx,
  merchantId: string,
  vendor: string,
  names: Readonly<Record<string, string>>,
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO catalogue.vendor (vendor_code, names, managed_by, position, product)
    SELECT ${vendor}, ${JSON.stringify(names)}, ${merchantId}, coalesce(max(greatest(v.position, l.position)), 0) + 1, ${knownProductOf(vendor)}
    FROM catalogue.vendor v LEFT JOIN catalogue.vendor_listing l USING (vendor_code)
    HAVING NOT EXISTS (SELECT FROM catalogue.known_vendor k WHERE k.vendor_code = ${vendor} AND k.is_alias) ON CONFLICT DO NOTHING`,
  )
  if (added === 0n) return false
  await run(
    tx,
    sql`INSERT INTO catalogue.vendor_listing (merchant_id, vendor_code) VALUES (${merchantId}, ${vendor})`,
  )
  return true
}

export interface GameDraft {
  nodeId: number
  vendor: string
  gameCode: string
  gameType: GameType
  gameClassify: string
  names: { TH: string; EN: string }
  iconUrl: string
  isFreePlayable: boolean
  rtp: string
  isHot: boolean
  isNew: boolean
  position: number
}

/** Adds games or updates them; what an operator set in the listing stays. */
export async function writeGames(tx: Tx, merchantId: string, games: readonly GameDraft[]): Promise<void> {
  const list = JSON.stringify(games)
  await run(
    tx,
    sql`
    INSERT INTO catalogue.game (node_id, vendor_code, game_code, game_type, game_classify, names, icon_url, large_icon_url, is_free_playable, rtp)
    SELECT t."nodeId", t.vendor, t."gameCode", t."gameType", t."gameClassify", t.names, t."iconUrl", t."iconUrl", t."isFreePlayable", t.rtp
    FROM jsonb_to_recordset(${list}::jsonb) AS t("nodeId" int, vendor text, "gameCode" text, "gameType" text, "gameClassify" text, names jsonb, "iconUrl" text, "isFreePlayable" boolean, rtp text)
    ON CONFLICT (vendor_code, game_code) DO UPDATE SET game_classify = excluded.game_classify, names = excluded.names, icon_url = excluded.icon_url,
      large_icon_url = excluded.large_icon_url, is_free_playable = excluded.is_free_playable, rtp = excluded.rtp`,
  )
  await run(
    tx,
    sql`
    INSERT INTO catalogue.game_listing (merchant_id, node_id, is_hot, is_new, position)
    SELECT ${merchantId}, g.node_id, t."isHot", t."isNew", t.position
    FROM jsonb_to_recordset(${list}::jsonb) AS t(vendor text, "gameCode" text, "isHot" boolean, "isNew" boolean, position int)
    JOIN catalogue.game g ON g.vendor_code = t.vendor AND g.game_code = t."gameCode" ON CONFLICT DO NOTHING`,
  )
  await tidyPositions(tx, merchantId)
}

/** Of these games of a vendor, those that a merchant with the vendor does not list, by merchant. */
export async function readUnlisted(
  reader: Reader,
  vendor: string,
  gameCodes: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await rowsOf(
    reader,
    sql<{ merchant_id: string; game_code: string }>`
    SELECT vl.merchant_id, c.game_code FROM catalogue.vendor_listing vl CROSS JOIN unnest(${[...gameCodes]}::text[]) AS c(game_code)
    WHERE vl.vendor_code = ${vendor} AND NOT EXISTS (
      SELECT 1 FROM catalogue.game g JOIN catalogue.game_listing l USING (node_id) WHERE g.vendor_code = ${vendor} AND g.game_code = c.game_code AND l.merchant_id = vl.merchant_id)`,
  )
  return new Map(
    [...Map.groupBy(rows, (row) => row.merchant_id)].map(([merchantId, list]) => [
      merchantId,
      new Set(list.map((row) => row.game_code)),
    ]),
  )
}

/** Numbers the places of a merchant's games from 1 without gaps; correct ones are not written. */
export async function tidyPositions(tx: Tx, merchantId: string): Promise<void> {
  // Two callers that move games of one merchant take turns, or both would start from the same places.
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext(${`catalogue.order:${merchantId}`}))`)
  await run(
    tx,
    sql`
    UPDATE catalogue.game_listing l SET position = s.place
    FROM (SELECT node_id, row_number() OVER (ORDER BY position, node_id)::int AS place FROM catalogue.game_listing WHERE merchant_id = ${merchantId}) AS s
    WHERE l.merchant_id = ${merchantId} AND s.node_id = l.node_id AND l.position <> s.place`,
  )
}

/** Whether the merchant may change the vendor itself and not only its own list. */
export async function isManagedBy(tx: Tx, vendor: string, merchantId: string): Promise<boolean> {
  return (
    (await firstOf(
      tx,
      sql`SELECT 1 FROM catalogue.vendor WHERE vendor_code = ${vendor} AND managed_by = ${merchantId}`,
    )) !== undefined
  )
}

/** The merchant that manages each of these vendors. */
export async function managersOf(reader: Reader, vendors: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf(
    reader,
    sql<{ vendor: string; house: string }>`
    SELECT vendor_code AS vendor, managed_by AS house FROM catalogue.vendor WHERE vendor_code = ANY(${vendors})`,
  )
  return new Map(rows.map(({ vendor, house }) => [vendor, house]))
}

/** The vendors that are the house's own, by their codes. */
export async function houseVendorsOf(reader: Reader): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ vendor: string }>`SELECT vendor_code AS vendor FROM catalogue.vendor WHERE is_house`,
  )
  return new Set(rows.map(({ vendor }) => vendor))
}

/** The vendors whose open rounds wait for a clock of their own, by their codes. */
export async function selfSettlingVendors(reader: Reader): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ vendor: string }>`SELECT vendor_code AS vendor FROM catalogue.vendor WHERE settles_itself`,
  )
  return new Set(rows.map(({ vendor }) => vendor))
}

/** The wallet that a vendor's games are played on: MAIN, or the pocket of that name. */
export async function writeVendorWallet(tx: Tx, vendor: string, walletName: string): Promise<void> {
  await run(tx, sql`UPDATE catalogue.vendor SET wallet_name = ${walletName} WHERE vendor_code = ${vendor}`)
}
