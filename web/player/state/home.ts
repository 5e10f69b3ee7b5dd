/** What the home page and the shell show of the catalogue: rendered by the server for visitors, kept here after. */
import { createStore } from 'zustand/vanilla'
import { listAnnouncements, type listAnnouncementsSchemas } from '../../../contract/player/messaging/list-announcements.ts'
import { listGames, type listGamesSchemas } from '../../../contract/player/catalogue/list-games.ts'
import { listVendors, type listVendorsSchemas } from '../../../contract/player/catalogue/list-vendors.ts'
import { readStatus } from '../../../contract/player/system/read-status.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { callServer } from '../../client/call.ts'
import { browserTexts } from '../../ui/i18n/texts.ts'
import { noticesOfSite, site, siteOfStatus, type SiteStatus } from './site.ts'

export type Announcements = ValueOf<typeof listAnnouncementsSchemas>
export type Banner = Announcements['banners'][number]
export type GamePage = ValueOf<typeof listGamesSchemas>
export type Game = GamePage['games'][number]
export type VendorMenu = ValueOf<typeof listVendorsSchemas>

export interface Home {
  banners: readonly Banner[]
  /** Pictures of the login, register and forgot-password windows. */
  windowBanners: readonly Banner[]
  hot: readonly Game[]
  slots: { games: readonly Game[]; totalCount: number }
  /** The catalogue could not be loaded: the sections say so and offer another try. */
  hasFailed: boolean
}

/** What the page was made of; the server writes it into the page, and the browser starts from it. */
export interface PageData {
  status: SiteStatus
  menu: VendorMenu | null
  announcements: Announcements | null
  slots: GamePage | null
}

export const home = createStore<Home>(() => ({ banners: [], windowBanners: [], hot: [], slots: { games: [], totalCount: 0 }, hasFailed: false }))

/** A section shows the first 12 games (spec §9). */
export const HOME_GAMES = 12

/** The addresses behind `PageData`, for the server's renderer. */
export const homeAddresses = (language: string) => ({
  status: readStatus.path,
  menu: `${listVendors.path}?language=${language}`,
  announcements: `${listAnnouncements.path}?types=B,PL&platform=W&language=${language}`,
  slots: `${listGames.path}?gameType=RNG&pageNo=1&pageSize=${HOME_GAMES}&clientType=3&language=${language}`,
})

export function homeOf({ menu, announcements, slots }: PageData): Home {
  return {
    ...bannersOf(announcements),
    hot: menu?.hotGames ?? [],
    slots: { games: slots?.games ?? [], totalCount: slots?.totalCount ?? 0 },
    hasFailed: menu === null,
  }
}

/** The banners of the home page, and those of the windows. */
export function bannersOf(announcements: Announcements | null): Pick<Home, 'banners' | 'windowBanners'> {
  const banners = announcements?.banners ?? []
  return { banners: banners.filter(({ groupName }) => groupName === 'w_home'), windowBanners: banners.filter(({ groupName }) => groupName !== 'w_home') }
}

/** The shell's part of the same answers. */
export function catalogueOfSite({ menu, announcements }: Pick<PageData, 'menu' | 'announcements'>) {
  return {
    categories: (menu?.sortingOrder ?? []).filter((order) => order.vendors.length > 0).map((order) => String(order.gameCategory)),
    vendors: Object.values(menu?.vendorMapping ?? {}),
    ...noticesOfSite(announcements),
  }
}

/** Asks for everything again: another language, or a failure before. Repeats after 3, 10 and 30 seconds while it fails. */
export async function reloadHome(attempt = 0): Promise<void> {
  const language = browserTexts.getState().language.toUpperCase()
  const [status, menu, announcements, slots] = await Promise.all([
    callServer(readStatus).catch(() => null),
    callServer(listVendors, { query: { language } }).catch(() => null),
    callServer(listAnnouncements, { query: { types: 'B,PL', platform: 'W', language } }).catch(() => null),
    callServer(listGames, { query: { gameType: 'RNG', pageNo: 1, pageSize: HOME_GAMES, clientType: '3', language } }).catch(() => null),
  ])
  if (status) site.setState(siteOfStatus(status))
  if (menu) {
    home.setState(homeOf({ status: status as SiteStatus, menu, announcements, slots }))
    site.setState(catalogueOfSite({ menu, announcements }))
    return
  }
  // What is already shown stays; only an empty page says that nothing came.
  if (home.getState().hot.length === 0) home.setState({ hasFailed: true })
  const pause = [3000, 10_000, 30_000][attempt]
  if (pause) setTimeout(() => void reloadHome(attempt + 1), pause)
}

/** The next games of the slots section. */
export async function loadMoreSlots(): Promise<void> {
  const shown = home.getState().slots.games.length
  const language = browserTexts.getState().language.toUpperCase()
  const { games, totalCount } = await callServer(listGames, { query: { gameType: 'RNG', pageNo: shown / HOME_GAMES + 1, pageSize: HOME_GAMES, clientType: '3', language } })
  home.setState(({ slots }) => ({ slots: { games: [...slots.games, ...games], totalCount } }))
}
