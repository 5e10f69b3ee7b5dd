/**
 * What a merchant's catalogue shows in one language: categories with their vendors, names, hot games,
 * banners.
 */
import type { Static } from 'typebox'
import type { GameType, VendorCard } from '../../../../contract/player/catalogue/catalogue-fields.ts'
import type { Product } from '../../../../contract/shared/product-words.ts'
import { bannersIn, type BannerRow, type TimedBanner } from './banner-json.ts'
import {
  nameIn,
  stateAt,
  type GameJson,
  type ListedGame,
  type VendorRow,
} from '../../shared/rules/listed-game.ts'

export type VendorJson = Static<ReturnType<typeof VendorCard>>

export interface Lane {
  gameType: GameType
  cards: VendorJson[]
  classifies: { classify: GameJson['gameClassify']; vendors: string[] }[]
}

export interface Texts {
  readonly hotGames: readonly ListedGame[]
  /** Only categories that have a vendor, in the merchant's order. */
  readonly lanes: readonly Lane[]
  readonly vendors: readonly VendorJson[]
  readonly vendorNames: Readonly<Record<string, string>>
  readonly banners: readonly TimedBanner[]
  /** The lanes as JSON text. */
  readonly lanesJson: Buffer
  /** Vendors, categories and names as JSON text without its end; the prize mode narrows the lotteries. */
  menuJson(prizeMode: string | undefined): Buffer
}

interface Told {
  readonly banners: readonly BannerRow[]
  readonly categoryOrder: readonly GameType[]
}

export function buildTexts(
  language: string,
  vendors: ReadonlyMap<string, VendorRow>,
  games: readonly ListedGame[],
  told: Told,
  now: Date,
): Texts {
  const byType = Map.groupBy(games, (game) => game.gameType)
  const lanes = told.categoryOrder.flatMap((gameType) => {
    const ofType = byType.get(gameType)
    return ofType ? [laneOf(gameType, ofType, vendors, language, now)] : []
  })
  const vendorNames = Object.fromEntries(
    [...vendors]
      .filter(([, vendor]) => !vendor.is_example)
      .map(([code, vendor]) => [code, nameIn(vendor.names, language)]),
  )
  const menus = new Map<string, Buffer>()
  return {
    hotGames: games.filter((game) => game.isHot && !game.isExample),
    lanes,
    vendors: lanes.flatMap(({ cards }) => cards),
    vendorNames,
    banners: bannersIn(told.banners, language),
    lanesJson: Buffer.from(
      JSON.stringify(
        lanes.map(({ gameType, cards, classifies }) => ({
          title: gameType,
          cards,
          gameClassify: classifies,
        })),
      ),
    ),
    menuJson(prizeMode) {
      const mode = prizeMode === 'SEA' || prizeMode === 'ZY' ? prizeMode : 'LOTT'
      let menu = menus.get(mode)
      if (!menu)
        menus.set(
          mode,
          (menu = menuOf(
            lanes.flatMap((lane) => narrowed(lane, mode, vendors)),
            vendorNames,
          )),
        )
      return menu
    },
  }
}

/**
 * Prize modes concern only lotteries: SEA leaves the lotteries of South-East Asia, ZY those of the platform;
 * LOTT, ELOTT and none leave all, since the client uses them for every category (domain/gaps.md §7 rows 12
 * and 13).
 */
function narrowed(lane: Lane, mode: 'LOTT' | 'SEA' | 'ZY', vendors: ReadonlyMap<string, VendorRow>): Lane[] {
  if (mode === 'LOTT' || (lane.gameType !== 'LOTT' && lane.gameType !== 'ELOTT')) return [lane]
  const cards = lane.cards.filter(({ vassalage, product }) =>
    mode === 'SEA'
      ? product === 'SEA'
      : (product !== null && HOUSE_LOTTERIES.has(product)) || vendors.get(vassalage)?.is_house === true,
  )
  return cards.length === 0 ? [] : [{ ...lane, cards }]
}

/** The lotteries that the platform draws itself, beside those of the house's own vendor. */
const HOUSE_LOTTERIES: ReadonlySet<Product> = new Set(['LOTT', 'ELOTT', 'VN'])

function menuOf(lanes: readonly Lane[], vendorNames: Readonly<Record<string, string>>): Buffer {
  const menu = JSON.stringify({
    vendors: lanes.flatMap(({ cards }) => cards),
    sortingOrder: lanes.map(({ gameType, cards }) => ({ gameCategory: gameType, vendors: cards })),
    vendorMapping: vendorNames,
  })
  return Buffer.from(`${menu.slice(0, -1)},`)
}

function laneOf(
  gameType: GameType,
  games: readonly ListedGame[],
  vendors: ReadonlyMap<string, VendorRow>,
  language: string,
  now: Date,
): Lane {
  const byVendor = Map.groupBy(games, (game) => game.vendor)
  // Vendors keep the merchant's order, which is that of the map.
  const cards = [...vendors.values()]
    .filter(({ vendor_code }) => byVendor.has(vendor_code))
    .map((vendor): VendorJson => {
      const state = stateAt(vendor, now)
      return {
        vassalage: vendor.vendor_code,
        displayName: nameIn(vendor.names, language),
        accountTypeName: vendor.wallet_name,
        iconUrl: vendor.icon_url,
        isGame: 'VASSALAGE',
        gameType,
        product: vendor.product,
        gameCount: byVendor.get(vendor.vendor_code)!.length,
        status: state === 'OPEN' ? 'OPEN' : 'MAINTENANCE',
        maintenanceUntil: state === 'OPEN' ? null : (vendor.maintenance_until?.toISOString() ?? null),
        isExample: vendor.is_example,
      }
    })
  const classifies = [
    ...Map.groupBy(
      games.filter((game) => !game.isExample && game.row.game_classify !== ''),
      (game) => game.row.game_classify,
    ),
  ].map(([classify, list]) => ({
    classify,
    vendors: [...new Set(list.map((game) => game.vendor))],
  }))
  return { gameType, cards, classifies }
}
