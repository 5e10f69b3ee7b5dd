/**
 * What the home page and the shell show of the catalogue: rendered by the server for visitors, kept here
 * after.
 */
import { createStore } from 'zustand/vanilla'
import type { listAnnouncementsSchemas } from '../../../contract/player/messaging/list-announcements.ts'
import type { listGamesSchemas } from '../../../contract/player/catalogue/list-games.ts'
import type { listRanksSchemas } from '../../../contract/player/catalogue/list-ranks.ts'
import type { listVendorsSchemas } from '../../../contract/player/catalogue/list-vendors.ts'
import type { listJackpotsSchemas } from '../../../contract/player/launch/list-jackpots.ts'
import type { readOnlineSchemas } from '../../../contract/player/system/read-online.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { HomeDraw } from './home-draws.ts'
import { noticesOfSite, type SiteStatus } from './site.ts'

export type Announcements = ValueOf<typeof listAnnouncementsSchemas>
export type Banner = Announcements['banners'][number]
export type GamePage = ValueOf<typeof listGamesSchemas>
export type Game = GamePage['games'][number]
export type VendorMenu = ValueOf<typeof listVendorsSchemas>
export type Lane = VendorMenu['sortingOrder'][number]
export type VendorCardValue = Lane['vendors'][number]
export type Ranks = ValueOf<typeof listRanksSchemas>
export type Winner = Ranks['list'][number]['vo']
export type Jackpots = ValueOf<typeof listJackpotsSchemas>
export type Online = ValueOf<typeof readOnlineSchemas>

export interface Home {
  banners: readonly Banner[]
  /** Pictures of the login, register and forgot-password windows. */
  windowBanners: readonly Banner[]
  /** A page begins with the first of them; the rest comes when it is asked for. */
  hot: readonly Game[]
  hotCount: number
  slots: { games: readonly Game[]; totalCount: number }
  /** Categories that have a vendor, in the merchant's order. */
  lanes: readonly Lane[]
  /** The board begins with its first five; the rest comes when it begins to move. */
  winners: readonly Winner[]
  jackpots: Jackpots | null
  /** The lotteries that close next; none if no lottery is offered. */
  draws: readonly HomeDraw[]
  online: Online | null
  /** The catalogue could not be loaded: the sections say so and offer another try. */
  hasFailed: boolean
}

/** What the page was made of; the server writes it into the page, and the browser starts from it. */
export interface PageData {
  status: SiteStatus
  menu: VendorMenu | null
  /** How many hot games there are, if the page has only the first of them. */
  hotCount?: number | undefined
  announcements: Announcements | null
  slots: GamePage | null
  ranks: Ranks | null
  jackpots: Jackpots | null
  draws: readonly HomeDraw[] | null
  online: Online | null
}

export const home = createStore<Home>(() => ({
  banners: [],
  windowBanners: [],
  hot: [],
  hotCount: 0,
  slots: { games: [], totalCount: 0 },
  lanes: [],
  winners: [],
  jackpots: null,
  draws: [],
  online: null,
  hasFailed: false,
}))

/** A section shows the first 12 games (site.md §9). */
export const HOME_GAMES = 12
/** Rows of the winners board that are seen at once (site.md §9). */
export const SHOWN_WINNERS = 5

export function homeOf({
  menu,
  hotCount,
  announcements,
  slots,
  ranks,
  jackpots,
  draws,
  online,
}: PageData): Home {
  return {
    ...bannersOf(announcements),
    hot: menu?.hotGames ?? [],
    hotCount: hotCount ?? menu?.hotGames.length ?? 0,
    slots: { games: slots?.games ?? [], totalCount: slots?.totalCount ?? 0 },
    lanes: (menu?.sortingOrder ?? []).filter((lane) => lane.vendors.length > 0),
    winners: ranks?.list.map(({ vo }) => vo) ?? [],
    jackpots,
    draws: draws ?? [],
    online,
    hasFailed: menu === null,
  }
}

/** The banners of the home page, and those of the windows. */
export function bannersOf(announcements: Announcements | null): Pick<Home, 'banners' | 'windowBanners'> {
  const banners = announcements?.banners ?? []
  return {
    banners: banners.filter(({ groupName }) => groupName === 'w_home'),
    windowBanners: banners.filter(({ groupName }) => groupName !== 'w_home'),
  }
}

/** The shell's part of the same answers. */
export function catalogueOfSite({ menu, announcements }: Pick<PageData, 'menu' | 'announcements'>) {
  return {
    categories: (menu?.sortingOrder ?? [])
      .filter((order) => order.vendors.length > 0)
      .map((order) => String(order.gameCategory)),
    vendors: Object.values(menu?.vendorMapping ?? {}),
    ...noticesOfSite(announcements),
  }
}
