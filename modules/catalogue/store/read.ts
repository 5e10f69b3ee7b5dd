/** What the snapshots are built from. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import type { BannerRow } from '../rules/banner-json.ts'
import type { GameRow, VendorRow } from '../rules/listed-game.ts'

type Of<Row> = Row & { merchant_id: string }

const gameColumns = sql.raw(`vendor_code, game_code, game_type, game_classify, names, icon_url, large_icon_url, is_free_playable, rtp, state, is_hot, is_new, maintenance_until`)

/** A house's games as they were read last, each with a print of what was read. */
export interface KnownGames { readonly prints: ReadonlyMap<number, bigint>; readonly rows: ReadonlyMap<number, GameRow> }

/**
 * The games of each house in its order. Of 20,000 only those are fetched whose print differs from what is known: the
 * prints of all come as one value, twelve bytes a game.
 */
export async function readGames(reader: Reader, known: ReadonlyMap<string, KnownGames>): Promise<Map<string, { games: GameRow[]; known: KnownGames }>> {
  const houses = await rowsOf(reader, sql<{ merchant_id: string; prints: Buffer }>`
    SELECT merchant_id, string_agg(print, ''::bytea ORDER BY position, node_id) AS prints
    -- OFFSET 0 keeps the prints inside: sorting whole rows instead would take twice the time.
    FROM (SELECT merchant_id, position, node_id, int4send(node_id) || int8send(hashtextextended(ROW(${gameColumns})::text, 0)) AS print FROM catalogue.listed_game OFFSET 0) AS s
    GROUP BY merchant_id`)
  const read = new Map<string, { games: GameRow[]; known: KnownGames }>()
  for (const { merchant_id: id, prints: stored } of houses) {
    const before = known.get(id)
    const prints = new Map<number, bigint>()
    for (let at = 0; at < stored.length; at += 12) prints.set(stored.readInt32BE(at), stored.readBigInt64BE(at + 4))
    const changed = [...prints].filter(([node, print]) => before?.prints.get(node) !== print).map(([node]) => node)
    const fresh = changed.length === 0 ? [] : await rowsOf(reader, sql<GameRow>`
      SELECT node_id, ${gameColumns} FROM catalogue.listed_game WHERE merchant_id = ${id} AND (${changed.length === prints.size} OR node_id = ANY (${changed}::int[]))`)
    const rows = new Map(before?.rows)
    for (const row of fresh) rows.set(row.node_id, row)
    read.set(id, { games: [...prints.keys()].flatMap((node) => rows.get(node) ?? []), known: { prints, rows } })
  }
  return read
}

/** Every vendor and banner that any house lists, in its order. */
export async function readVendorsAndBanners(reader: Reader): Promise<{ vendors: Of<VendorRow>[]; banners: Of<BannerRow>[] }> {
  const vendors = await rowsOf(reader, sql<Of<VendorRow>>`
    SELECT merchant_id, vendor_code, names, icon_url, wallet_name, state, maintenance_until FROM catalogue.listed_vendor ORDER BY position, vendor_code`)
  const banners = await rowsOf(reader, sql<Of<BannerRow>>`
    SELECT merchant_id, banner_id, group_name, image_url, titles, texts, linkage_type, linkage, starts_at, ends_at, languages
    FROM catalogue.banner WHERE is_shown ORDER BY position, banner_id`)
  return { vendors, banners }
}

export interface AllGamesRow {
  node_id: number; vendor_code: string; vendor_names: { TH: string; EN: string }; vendor_state: 'OPEN' | 'MAINTENANCE' | 'OFF'
  game_code: string; game_type: string; game_classify: string; names: { TH: string; EN: string }; icon_url: string; rtp: string
  is_free_playable: boolean; is_hot: boolean; is_new: boolean; position: number; state: 'OPEN' | 'MAINTENANCE' | 'OFF'; total: bigint
}

interface AllGamesFilter { merchantId: string; vassalage?: string; query?: string; state?: string; pageNo: number; pageSize: number }

/** A page of every game of a house, those that are off too. */
export async function readAllGames(reader: Reader, filter: AllGamesFilter): Promise<AllGamesRow[]> {
  const { merchantId, vassalage = '', query = '', state = '', pageNo, pageSize } = filter
  return rowsOf(reader, sql<AllGamesRow>`
    SELECT g.node_id, g.vendor_code, v.names AS vendor_names, vl.state AS vendor_state, g.game_code, g.game_type, g.game_classify, g.names,
           g.icon_url, g.rtp, g.is_free_playable, l.is_hot, l.is_new, l.position, l.state, count(*) OVER () AS total
    FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id)
    JOIN catalogue.vendor v USING (vendor_code)
    JOIN catalogue.vendor_listing vl ON vl.vendor_code = g.vendor_code AND vl.merchant_id = l.merchant_id
    WHERE l.merchant_id = ${merchantId}
      AND (${vassalage} = '' OR g.vendor_code = ${vassalage}) AND (${state} = '' OR l.state = ${state})
      AND (${query} = '' OR strpos(lower(g.game_code || ' ' || (g.names ->> 'TH') || ' ' || (g.names ->> 'EN')), lower(${query})) > 0)
    ORDER BY l.position, g.node_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`)
}

export interface ListedVendor {
  vendor: string; names: { TH: string; EN: string }; iconUrl: string; state: 'OPEN' | 'MAINTENANCE' | 'OFF'
  gameCount: number; openGameCount: number; isManaged: boolean
}

/** Every vendor of a house with how many of its games are listed and open; `isManaged`: this house may change its access. */
export async function listedVendorsOf(reader: Reader, merchantId: string): Promise<ListedVendor[]> {
  return rowsOf(reader, sql<ListedVendor>`
    SELECT v.vendor_code AS vendor, v.names, v.icon_url AS "iconUrl", vl.state, v.managed_by = ${merchantId} AS "isManaged",
           count(l.node_id)::int AS "gameCount", (count(l.node_id) FILTER (WHERE l.state = 'OPEN' AND vl.state = 'OPEN'))::int AS "openGameCount"
    FROM catalogue.vendor_listing vl JOIN catalogue.vendor v USING (vendor_code)
    LEFT JOIN catalogue.game g USING (vendor_code)
    LEFT JOIN catalogue.game_listing l ON l.node_id = g.node_id AND l.merchant_id = vl.merchant_id
    WHERE vl.merchant_id = ${merchantId} GROUP BY v.vendor_code, vl.state ORDER BY v.position, v.vendor_code`)
}
