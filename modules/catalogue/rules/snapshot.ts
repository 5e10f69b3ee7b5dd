/** The catalogue of one house as its calls answer it: every object is made once, when something changed. */
import type { Static } from 'typebox'
import type { Banner, CatalogueState, Game, GameType, VendorCard } from '../../../contract/player/catalogue/catalogue-fields.ts'
import type { Language } from '../../../platform/calls.ts'
import { normaliseName } from './search.ts'

export type GameJson = Static<ReturnType<typeof Game>>
export type VendorJson = Static<ReturnType<typeof VendorCard>>
export type BannerJson = Static<ReturnType<typeof Banner>>

/** By language, as stored: upper-case codes. */
export type Names = Readonly<Record<'TH' | 'EN', string>>

export interface VendorRow { vendor_code: string; names: Names; icon_url: string; wallet_name: string; state: CatalogueState }
export interface GameRow {
  node_id: number; vendor_code: string; game_code: string; game_type: GameType; game_classify: GameJson['gameClassify']; names: Names
  icon_url: string; large_icon_url: string; is_free_playable: boolean; rtp: string; state: CatalogueState; is_hot: boolean; is_new: boolean
}
export interface BannerRow {
  banner_id: string; group_name: BannerJson['groupName']; image_url: string; titles: Names; texts: Names; linkage_type: BannerJson['linkageType']; linkage: string
  starts_at: Date | null; ends_at: Date | null; languages: readonly string[]
}

/** A banner and the time in which it is shown. */
export interface TimedBanner { readonly json: BannerJson; readonly startsAt: Date | null; readonly endsAt: Date | null }

/** A game in the list: its JSON, and what the search compares with. */
export interface ListedGame { readonly json: GameJson; readonly searchText: string }

/** What launching and betting ask of a game. */
export interface PlayableGame {
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly gameType: GameType
  readonly isFreePlayable: boolean
  readonly state: 'OPEN' | 'MAINTENANCE'
}

export interface Lane { gameType: GameType; cards: VendorJson[]; classifies: { classify: GameJson['gameClassify']; vendors: string[] }[] }

interface Texts {
  /** In the order of the lobby. */
  readonly games: readonly ListedGame[]
  readonly hotGames: readonly GameJson[]
  readonly lanes: readonly Lane[]
  readonly vendors: readonly VendorJson[]
  readonly vendorNames: Readonly<Record<string, string>>
  readonly banners: readonly TimedBanner[]
}

export interface Snapshot {
  readonly byLanguage: Readonly<Record<Language, Texts>>
  /** A game that may be seen, by vendor and code; undefined for any other. */
  gameOf(vendor: string, gameCode: string): PlayableGame | undefined
}

/** The order of categories where the house has set none (domain/gaps.md §8). */
const CATEGORY_ORDER: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'LOTT', 'ESPORTS', 'COCKFIGHT']

const languages = { th: 'TH', en: 'EN' } as const satisfies Record<Language, keyof Names>

/** Rows come in the order in which they are listed; vendors and games that are OFF are left out. */
export function buildSnapshot(rows: { vendors: readonly VendorRow[]; games: readonly GameRow[]; banners: readonly BannerRow[] }): Snapshot {
  const vendors = new Map(rows.vendors.filter(({ state }) => state !== 'OFF').map((vendor) => [vendor.vendor_code, vendor]))
  const games = rows.games.filter(({ state, vendor_code }) => state !== 'OFF' && vendors.has(vendor_code))
  const playable = new Map(games.map((game) => [`${game.vendor_code}/${game.game_code}`, playableOf(game, vendors.get(game.vendor_code)!)]))
  const textsOf = (language: Language) => buildTexts(language, vendors, games, rows.banners)
  return {
    byLanguage: { th: textsOf('th'), en: textsOf('en') },
    gameOf: (vendor, gameCode) => playable.get(`${vendor}/${gameCode}`),
  }
}

function buildTexts(language: Language, vendors: ReadonlyMap<string, VendorRow>, games: readonly GameRow[], banners: readonly BannerRow[]): Texts {
  const name = languages[language]
  const listed = games.map((row) => ({ json: gameJson(row, vendors.get(row.vendor_code)!, name), searchText: searchTextOf(row) }))
  const lanes = CATEGORY_ORDER.flatMap((gameType) => laneOf(gameType, games, vendors, name))
  return {
    games: listed,
    hotGames: listed.filter(({ json }) => json.isHot === 1).map(({ json }) => json),
    lanes,
    vendors: lanes.flatMap(({ cards }) => cards),
    vendorNames: Object.fromEntries([...vendors].map(([code, vendor]) => [code, vendor.names[name]])),
    banners: banners.filter(({ languages }) => languages.length === 0 || languages.includes(name)).map((row) => ({ json: bannerJson(row, name), startsAt: row.starts_at, endsAt: row.ends_at })),
  }
}

function bannerJson(row: BannerRow, name: keyof Names): BannerJson {
  const other = name === 'TH' ? 'EN' : 'TH'
  return {
    id: row.banner_id, groupName: row.group_name, url: row.image_url, title: row.titles[name] || row.titles[other], text: row.texts[name] || row.texts[other],
    linkageType: row.linkage_type, linkage: row.linkage,
  }
}

function laneOf(gameType: GameType, games: readonly GameRow[], vendors: ReadonlyMap<string, VendorRow>, name: keyof Names): Lane[] {
  const ofType = games.filter((game) => game.game_type === gameType)
  if (ofType.length === 0) return []
  const byVendor = Map.groupBy(ofType, (game) => game.vendor_code)
  // Vendors keep the order of the house, which is that of the map.
  const cards = [...vendors.values()].filter(({ vendor_code }) => byVendor.has(vendor_code)).map((vendor): VendorJson => ({
    vassalage: vendor.vendor_code, displayName: vendor.names[name], accountTypeName: vendor.wallet_name, iconUrl: vendor.icon_url,
    isGame: 'VASSALAGE', gameType, gameCount: byVendor.get(vendor.vendor_code)!.length, status: stateOf(vendor.state),
  }))
  const classifies = [...Map.groupBy(ofType, (game) => game.game_classify)].map(([classify, list]) => ({
    classify, vendors: [...new Set(list.map((game) => game.vendor_code))],
  }))
  return [{ gameType, cards, classifies }]
}

function gameJson(row: GameRow, vendor: VendorRow, name: keyof Names): GameJson {
  const isFree = row.is_free_playable ? 1 : 0
  return {
    nodeId: row.node_id, gameType: row.game_type, gameId: row.game_code, gameCode: row.game_code,
    gameName: row.names.EN, displayName: row.names[name],
    iconUrl: row.icon_url, lagerIcon: row.large_icon_url, showIcon: 1,
    vassalage: row.vendor_code, vendorName: vendor.names[name], gameClassify: row.game_classify, isGame: 'GAME',
    isHot: row.is_hot ? 1 : 0, isNew: row.is_new ? 1 : 0, supportPlay: 1 - isFree, freeplay: isFree,
    rtp: row.rtp, status: playableOf(row, vendor).state,
  }
}

function playableOf(row: GameRow, vendor: VendorRow): PlayableGame {
  const isOpen = row.state === 'OPEN' && vendor.state === 'OPEN'
  return {
    nodeId: row.node_id, vendor: row.vendor_code, gameCode: row.game_code, gameType: row.game_type,
    isFreePlayable: row.is_free_playable, state: isOpen ? 'OPEN' : 'MAINTENANCE',
  }
}

const stateOf = (state: CatalogueState): 'OPEN' | 'MAINTENANCE' => state === 'OPEN' ? 'OPEN' : 'MAINTENANCE'

/** Both names and the code, whatever language is read: a Thai finds a game by its English name too. */
function searchTextOf(row: GameRow): string {
  return [row.names.TH, row.names.EN, row.game_code].map(normaliseName).join('\n')
}
