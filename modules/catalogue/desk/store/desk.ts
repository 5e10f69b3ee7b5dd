/** What the console reads and writes of games. */
import type { CatalogueState, GameType } from '../../../../contract/player/catalogue/catalogue-fields.ts'
import type {
  Category,
  GameClass,
  GameMark,
  NameLanguage,
  OrderMove,
} from '../../../../contract/shared/catalogue-words.ts'
import type { Product } from '../../../../contract/shared/product-words.ts'
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { tidyPositions } from '../../core/store/change.ts'

type Names = Partial<Record<NameLanguage, string>>

export interface DeskGame {
  node_id: number
  vendor_code: string
  vendor_names: Names
  vendor_state: CatalogueState
  game_code: string
  game_type: Category
  game_classify: GameClass
  product: Product
  names: Names
  told_names: Names
  own_names: Names
  icon_url: string
  large_icon_url: string
  has_own_icon: boolean
  has_own_large_icon: boolean
  rtp: string
  is_free_playable: boolean
  is_free_play_off: boolean
  is_hot: boolean
  is_new: boolean
  position: number
  state: CatalogueState
  maintenance_until: Date | null
  absent_since: Date | null
  can_classify: boolean
  total: bigint
}

export interface DeskFilter {
  merchantId: string
  now: Date
  pageNo: number
  pageSize: number
  vassalage?: string | undefined
  query?: string | undefined
  state?: CatalogueState | undefined
  gameType?: Category | undefined
  gameClassify?: GameClass | undefined
  mark?: GameMark | undefined
}

/**
 * A page of every game of a merchant, those that are off too. A maintenance that has ended counts as open.
 */
export async function readDeskGames(reader: Reader, filter: DeskFilter): Promise<DeskGame[]> {
  const {
    merchantId,
    now,
    vassalage = '',
    state = '',
    gameType = '',
    gameClassify = '',
    mark = '',
    pageNo,
    pageSize,
  } = filter
  // Compared without spaces, as people write names with and without them.
  const wanted = (filter.query ?? '').replaceAll(/\s+/gu, '').toLowerCase()
  return rowsOf(
    reader,
    sql<DeskGame>`
    SELECT *, count(*) OVER () AS total FROM (
      SELECT g.node_id, g.vendor_code, v.names AS vendor_names, CASE WHEN v.maintenance_until <= ${now} THEN 'OPEN' ELSE v.state END AS vendor_state,
             g.game_code, o.game_type, o.game_classify, o.product, g.names, o.names AS told_names, l.own_names, g.icon_url, g.large_icon_url,
             l.own_icon_url IS NOT NULL AS has_own_icon, l.own_large_icon_url IS NOT NULL AS has_own_large_icon, g.rtp, o.is_free_playable, l.is_free_play_off,
             l.is_hot, l.is_new, l.position, CASE WHEN l.maintenance_until <= ${now} THEN 'OPEN' ELSE l.state END AS state,
             CASE WHEN l.maintenance_until > ${now} THEN l.maintenance_until END AS maintenance_until, o.absent_since, v.managed_by = ${merchantId} AS can_classify
      FROM catalogue.game_listing l
      JOIN catalogue.game o USING (node_id)
      JOIN catalogue.listed_game g ON g.merchant_id = l.merchant_id AND g.node_id = l.node_id
      JOIN catalogue.listed_vendor v ON v.merchant_id = l.merchant_id AND v.vendor_code = o.vendor_code
      WHERE l.merchant_id = ${merchantId}
        AND (${vassalage} = '' OR o.vendor_code = ${vassalage}) AND (${gameType} = '' OR o.game_type = ${gameType}) AND (${gameClassify} = '' OR o.game_classify = ${gameClassify})
        AND (${mark} = '' OR (${mark} = 'HOT' AND l.is_hot) OR (${mark} = 'NEW' AND l.is_new) OR (${mark} = 'ABSENT' AND o.absent_since IS NOT NULL))
        AND (${wanted} = '' OR strpos(replace(lower(o.game_code || ' ' || o.vendor_code || ' ' || (v.names ->> 'TH') || ' ' || (v.names ->> 'EN') || ' '
             || (SELECT string_agg(n.value, ' ') FROM jsonb_each_text(o.names || l.own_names) AS n)), ' ', ''), ${wanted}) > 0)
    ) AS s
    WHERE ${state} = '' OR (state = ${state} AND (absent_since IS NULL OR ${mark} = 'ABSENT'))
    ORDER BY position, node_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

export interface ListingRow {
  node_id: number
  vendor_code: string
  game_type: GameType
  game_classify: string
  product: Product
  state: CatalogueState
  maintenance_until: Date | null
  is_hot: boolean
  is_new: boolean
  is_free_play_off: boolean
  position: number
  own_names: Names
  own_icon_url: string | null
  own_large_icon_url: string | null
  is_managed: boolean
}

/**
 * The rows, locked in one order, since a change is audited with its former state. Unknown ones are missing.
 */
export async function lockListings(
  tx: Tx,
  merchantId: string,
  nodeIds: readonly number[],
): Promise<ListingRow[]> {
  return rowsOf(
    tx,
    sql<ListingRow>`
    SELECT l.node_id, g.vendor_code, g.game_type, g.game_classify, g.product, l.state, l.maintenance_until, l.is_hot, l.is_new, l.is_free_play_off, l.position, l.own_names, l.own_icon_url,
           l.own_large_icon_url, v.managed_by = ${merchantId} AS is_managed
    FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id) JOIN catalogue.vendor v USING (vendor_code)
    WHERE l.merchant_id = ${merchantId} AND l.node_id = ANY (${[...nodeIds]}::int[]) ORDER BY l.node_id FOR UPDATE OF l`,
  )
}

export interface ListingChange {
  state?: CatalogueState | undefined
  maintenanceUntil?: Date | null | undefined
  isHot?: boolean | undefined
  isNew?: boolean | undefined
  isFreePlayOff?: boolean | undefined
  /** An empty text removes the merchant's own. */
  names?: Names | undefined
  iconUrl?: string | undefined
  largeIconUrl?: string | undefined
}

/** Only named fields change; a new state replaces its end too. */
export async function writeListings(
  tx: Tx,
  merchantId: string,
  nodeIds: readonly number[],
  change: ListingChange,
): Promise<void> {
  const {
    state = null,
    maintenanceUntil = null,
    isHot = null,
    isNew = null,
    isFreePlayOff = null,
    iconUrl = null,
    largeIconUrl = null,
  } = change
  const names = Object.entries(change.names ?? {})
  const [set, taken] = [
    Object.fromEntries(names.filter(([, name]) => name !== '')),
    names.filter(([, name]) => name === '').map(([language]) => language),
  ]
  await run(
    tx,
    sql`
    UPDATE catalogue.game_listing SET
      state = coalesce(${state}::text, state), maintenance_until = CASE WHEN ${state}::text IS NULL THEN maintenance_until ELSE ${maintenanceUntil}::timestamptz END,
      is_hot = coalesce(${isHot}::boolean, is_hot), is_hot_by_hand = is_hot_by_hand OR ${isHot}::boolean IS NOT NULL,
      is_new = coalesce(${isNew}::boolean, is_new), is_new_by_hand = is_new_by_hand OR ${isNew}::boolean IS NOT NULL,
      is_free_play_off = coalesce(${isFreePlayOff}::boolean, is_free_play_off),
      own_names = (own_names || ${JSON.stringify(set)}::jsonb) - ${taken}::text[],
      own_icon_url = CASE WHEN ${iconUrl}::text IS NULL THEN own_icon_url ELSE nullif(${iconUrl}::text, '') END,
      own_large_icon_url = CASE WHEN ${largeIconUrl}::text IS NULL THEN own_large_icon_url ELSE nullif(${largeIconUrl}::text, '') END,
      changed_at = app.now()
    WHERE merchant_id = ${merchantId} AND node_id = ANY (${[...nodeIds]}::int[])`,
  )
}

/** Category and class set by hand; no feed changes them any more. */
export async function writeClasses(
  tx: Tx,
  nodeId: number,
  gameType: string,
  gameClassify: string,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE catalogue.game SET game_type = ${gameType}, game_classify = ${gameClassify}, is_classified_by_hand = true WHERE node_id = ${nodeId}`,
  )
}

export interface Order {
  merchantId: string
  nodeIds: readonly number[]
  move: OrderMove
  place?: number | undefined
  vassalage?: string | undefined
  gameType?: string | undefined
}

/**
 * Moves games, in their order, among those of the scope: these share the places that they have together, so
 * that a step up in a filtered list passes exactly the game above. Returns how many changed their place.
 */
export async function writeOrder(
  tx: Tx,
  { merchantId, nodeIds, move, place = 1, vassalage = '', gameType = '' }: Order,
): Promise<bigint> {
  await tidyPositions(tx, merchantId)
  const row = await oneOf(
    tx,
    sql<{ moved: bigint }>`
    WITH scope AS (
      SELECT l.node_id, l.position, row_number() OVER (ORDER BY l.position, l.node_id) AS slot, l.node_id = ANY (${[...nodeIds]}::int[]) AS is_chosen
      FROM catalogue.game_listing l JOIN catalogue.game g USING (node_id)
      WHERE l.merchant_id = ${merchantId} AND (${vassalage} = '' OR g.vendor_code = ${vassalage}) AND (${gameType} = '' OR g.game_type = ${gameType})
    ), rest AS (SELECT node_id, row_number() OVER (ORDER BY slot) AS place FROM scope WHERE NOT is_chosen),
    chosen AS (SELECT node_id, row_number() OVER (ORDER BY slot) AS place FROM scope WHERE is_chosen),
    target AS (
      SELECT count(*) AS size, greatest(1, least((SELECT count(*) FROM rest) + 1,
        CASE ${move} WHEN 'FIRST' THEN 1 WHEN 'LAST' THEN 1000000000 WHEN 'UP' THEN min(slot) - 1 WHEN 'DOWN' THEN min(slot) + 1 ELSE ${place} END)) AS first
      FROM scope WHERE is_chosen
    ), placed AS (
      SELECT r.node_id, CASE WHEN r.place < t.first THEN r.place ELSE r.place + t.size END AS slot FROM rest r, target t
      UNION ALL SELECT c.node_id, t.first + c.place - 1 FROM chosen c, target t
    ), moved AS (
      UPDATE catalogue.game_listing l SET position = s.position, changed_at = app.now()
      FROM placed p JOIN scope s ON s.slot = p.slot
      WHERE l.merchant_id = ${merchantId} AND l.node_id = p.node_id AND l.position <> s.position RETURNING 1
    )
    SELECT count(*) AS moved FROM moved`,
  )
  return row.moved
}
