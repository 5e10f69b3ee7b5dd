/**
 * What the home page and the shell show of the catalogue: rendered by the server for visitors, kept here
 * after.
 */
import { createStore } from 'zustand/vanilla'
import {
  listAnnouncements,
  type listAnnouncementsSchemas,
} from '../../../contract/player/messaging/list-announcements.ts'
import { listGames, type listGamesSchemas } from '../../../contract/player/catalogue/list-games.ts'
import { listRanks, type listRanksSchemas } from '../../../contract/player/catalogue/list-ranks.ts'
import { listVendors, type listVendorsSchemas } from '../../../contract/player/catalogue/list-vendors.ts'
import { listJackpots, type listJackpotsSchemas } from '../../../contract/player/launch/list-jackpots.ts'
import { readOnline, type readOnlineSchemas } from '../../../contract/player/system/read-online.ts'
import { readStatus } from '../../../contract/player/system/read-status.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { callServer } from '../../client/call.ts'
import { translator } from '../../ui/i18n/translator.ts'
import { browserTexts } from '../../ui/i18n/texts.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { prizeModeOf } from '../features/catalogue/vendor-pages.ts'
import { setHouse } from '../../../design/house.ts'
import type { HomeDraw } from './home-draws.ts'
import { houseOfStatus, noticesOfSite, site, siteOfStatus, type SiteStatus } from './site.ts'

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
const MOST_A_PAGE = 96
/** Rows of the winners board that are seen at once (site.md §9). */
export const SHOWN_WINNERS = 5

/** The addresses behind `PageData`, for the server's renderer. */
export const homeAddresses = (language: string) => ({
  status: readStatus.path,
  menu: `${listVendors.path}?language=${language}`,
  announcements: `${listAnnouncements.path}?types=B,PL&platform=W&language=${language}`,
  slots: `${listGames.path}?gameType=RNG&pageNo=1&pageSize=${HOME_GAMES}&clientType=3&language=${language}`,
  ranks: `${listRanks.path}?gameCategory=ALL&limitNum=${SHOWN_WINNERS}&language=${language}`,
  jackpots: `${listJackpots.path}?language=${language}`,
  online: readOnline.path,
})

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

/**
 * Asks for everything again: another language, a changed catalogue, or a failure before. Repeats after 3, 10
 * and 30 seconds while it fails.
 */
export async function reloadHome(attempt = 0): Promise<void> {
  const language = browserTexts.getState().language.toUpperCase()
  // As many slots and winners as were shown, and no more than one page may hold.
  const { slots: shownSlots, winners } = home.getState()
  const pageSize = Math.min(Math.max(shownSlots.games.length, HOME_GAMES), MOST_A_PAGE)
  const orNull = () => null
  const [status, menu, announcements, slots, ranks, jackpots, online] = await Promise.all([
    callServer(readStatus).catch(orNull),
    callServer(listVendors, { query: { language, prizeMode: prizeModeOf(home.getState().lanes) } }).catch(
      orNull,
    ),
    callServer(listAnnouncements, { query: { types: 'B,PL', platform: 'W', language } }).catch(orNull),
    callServer(listGames, {
      query: { gameType: 'RNG', pageNo: 1, pageSize, clientType: '3', language },
    }).catch(orNull),
    callServer(listRanks, {
      query: { gameCategory: 'ALL', limitNum: Math.max(winners.length, SHOWN_WINNERS), language },
    }).catch(orNull),
    callServer(listJackpots, { query: { language } }).catch(orNull),
    callServer(readOnline).catch(orNull),
  ])
  if (status) {
    setHouse(houseOfStatus(status))
    site.setState(siteOfStatus(status))
  }
  if (menu) {
    const now = home.getState()
    const asked = homeOf({
      status: status as SiteStatus,
      menu,
      announcements,
      slots,
      ranks,
      jackpots,
      draws: now.draws,
      online,
    })
    // What somebody asked for meanwhile, or could not be brought again, stays.
    const hasMoreSlots =
      slots === null || now.slots.games.length > Math.max(shownSlots.games.length, HOME_GAMES)
    const hasMoreWinners = ranks === null || now.winners.length > Math.max(winners.length, SHOWN_WINNERS)
    home.setState({
      ...asked,
      ...(hasMoreSlots ? { slots: now.slots } : {}),
      ...(hasMoreWinners ? { winners: now.winners } : {}),
    })
    site.setState(catalogueOfSite({ menu, announcements }))
    void reloadDraws(menu)
    return
  }
  // What is already shown stays, and a line says why it is old; only an empty page says that nothing came.
  const isEmpty = home.getState().lanes.length === 0
  if (isEmpty) home.setState({ hasFailed: true })
  else if (attempt === 0) toast.bad(translator()('msg_network_abnormal'))
  const pause = [3000, 10_000, 30_000][attempt]
  if (pause) setTimeout(() => void reloadHome(attempt + 1), pause)
}

async function reloadDraws(menu: VendorMenu): Promise<void> {
  const draws = await import('./home-draws.ts')
    .then(({ askHomeDraws }) => askHomeDraws(menu))
    .catch(() => null)
  if (draws) home.setState({ draws })
}

/** The next games of the slots section. */
export async function loadMoreSlots(): Promise<void> {
  const shown = home.getState().slots.games.length
  const language = browserTexts.getState().language.toUpperCase()
  const { games, totalCount } = await callServer(listGames, {
    query: {
      gameType: 'RNG',
      pageNo: shown / HOME_GAMES + 1,
      pageSize: HOME_GAMES,
      clientType: '3',
      language,
    },
  })
  home.setState(({ slots }) => ({ slots: { games: [...slots.games, ...games], totalCount } }))
}
