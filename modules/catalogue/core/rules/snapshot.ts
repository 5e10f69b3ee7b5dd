/**
 * The catalogue of one merchant at a moment: what its calls, launching and betting ask, looked up and never
 * computed twice.
 */
import type { GameType } from '../../../../contract/player/catalogue/catalogue-fields.ts'
import type { Product } from '../../../../contract/shared/product-words.ts'
import type { BannerRow } from './banner-json.ts'
import { GameFinder, type GameFilter, type SearchedHouse } from '../../search/rules/find-games.ts'
import { ListedGame, nameIn, stateAt, type GameRow, type VendorRow } from '../../shared/rules/listed-game.ts'
import { buildTexts, type Texts } from './texts.ts'

export interface HouseRows {
  /** In the order in which they are listed, including those that are OFF. */
  readonly vendors: readonly VendorRow[]
  readonly games: readonly GameRow[]
  readonly banners: readonly BannerRow[]
  /** Categories in the merchant's order. */
  readonly categoryOrder: readonly GameType[]
  readonly esportsProviders: readonly string[]
  readonly cockfightProviders: readonly string[]
  /** Countries from which cockfights are not listed. */
  readonly cockfightHiddenIn: readonly string[]
  /** Codes that stand for the games of the house's own vendors that are booked under a product. */
  readonly aliases: ReadonlyMap<string, Product>
}

export interface Snapshot {
  /** In the order of the lobby; games and vendors that are OFF are left out. */
  readonly games: readonly ListedGame[]
  /** The first moment at which a maintenance ends by itself: from then on the snapshot is out of date. */
  readonly validUntil: Date | null
  /** A visible game, by vendor or alias and code, or by its number; undefined for any other. */
  gameOf(vendor: string, gameCode: string): ListedGame | undefined
  gameAt(nodeId: number): ListedGame | undefined
  /** Its name in a language ('TH', 'EN', 'ZH' …). */
  nameOf(vendor: string, gameCode: string, language: string): string | undefined
  /** Everything that depends on the language, made once for each. */
  textsIn(language: string): Texts
  /** The games that pass every given filter; by name with the best match first. */
  find(filter: GameFilter): readonly ListedGame[]
  /** A page of the result as JSON text, an array, made once. */
  page(found: readonly ListedGame[], language: string, pageNo: number, pageSize: number): Buffer
  /** Prepares the search in small steps. */
  prepare(): Iterable<void>
}

/**
 * `before`: the previous snapshot, whose search index is reused if no name has changed. `hidden`: a category
 * that it leaves out.
 */
export function buildSnapshot(rows: HouseRows, now: Date, before?: Snapshot, hidden?: GameType): Snapshot {
  const vendors = new Map(
    rows.vendors.filter(({ state }) => state !== 'OFF').map((vendor) => [vendor.vendor_code, vendor]),
  )
  const esports = new Set(rows.esportsProviders)
  const cockfight = new Set(rows.cockfightProviders)
  const categoryOf = ({ game_type, vendor_code }: GameRow): GameType =>
    game_type !== 'SPORTS'
      ? game_type
      : esports.has(vendor_code)
        ? 'ESPORTS'
        : cockfight.has(vendor_code)
          ? 'COCKFIGHT'
          : 'SPORTS'
  const games: ListedGame[] = []
  for (const row of rows.games) {
    const vendor = vendors.get(row.vendor_code)
    if (vendor && row.state !== 'OFF' && categoryOf(row) !== hidden)
      games.push(new ListedGame(row, vendor, categoryOf(row), games.length, now, before?.gameAt(row.node_id)))
  }
  const byCode = new Map(games.map((game) => [`${game.vendor}/${game.gameCode}`, game]))
  const houseCodes = [...vendors.values()].filter(({ is_house }) => is_house).map((row) => row.vendor_code)
  const gameByAlias = (alias: string, gameCode: string): ListedGame | undefined => {
    const product = rows.aliases.get(alias)
    if (product === undefined) return undefined
    return houseCodes
      .map((code) => byCode.get(`${code}/${gameCode}`))
      .find((game) => game?.product === product)
  }
  const byNode = new Map(games.map((game) => [game.nodeId, game]))
  const finder = new GameFinder(games, byNode, searchedOf(rows), before && finders.get(before))
  const texts = new Map<string, Texts>()
  const snapshot: Snapshot = {
    games,
    validUntil: firstEnd([...vendors.values(), ...rows.games], now),
    gameOf: (vendor, gameCode) => byCode.get(`${vendor}/${gameCode}`) ?? gameByAlias(vendor, gameCode),
    gameAt: (nodeId) => byNode.get(nodeId),
    nameOf: (vendor, gameCode, language) => {
      const game = snapshot.gameOf(vendor, gameCode)
      return game && nameIn(game.row.names, language)
    },
    textsIn: (language) => {
      let made = texts.get(language)
      if (!made) texts.set(language, (made = buildTexts(language, vendors, games, rows, now)))
      return made
    },
    find: (filter) => {
      const product = rows.aliases.get(filter.vassalage ?? '')
      return finder.find(
        product === undefined ? filter : { ...filter, vassalage: '', isOfHouse: true, product },
      )
    },
    page: (found, language, pageNo, pageSize) => finder.page(found, language, pageNo, pageSize),
    prepare: () => finder.prepare(),
  }
  finders.set(snapshot, finder)
  return snapshot
}

const finders = new WeakMap<Snapshot, GameFinder>()

/** By number, so that a new order of the lobby changes nothing for the search. */
function searchedOf(rows: HouseRows): SearchedHouse {
  return {
    games: rows.games
      .map((row) => ({
        nodeId: row.node_id,
        vendor: row.vendor_code,
        gameCode: row.game_code,
        names: row.names,
      }))
      .sort((a, b) => a.nodeId - b.nodeId),
    vendors: rows.vendors.map((row) => ({ code: row.vendor_code, names: row.names })),
  }
}

function firstEnd(rows: readonly (VendorRow | GameRow)[], now: Date): Date | null {
  let first: Date | null = null
  for (const row of rows) {
    const until = row.maintenance_until
    if (until !== null && stateAt(row, now) === 'MAINTENANCE' && (first === null || until < first))
      first = until
  }
  return first
}
