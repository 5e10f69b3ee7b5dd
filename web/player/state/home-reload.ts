/** Asking for the home page's parts again, and for more of them. A first visit does not load this. */
import { listAnnouncements } from '../../../contract/player/messaging/list-announcements.ts'
import { listGames } from '../../../contract/player/catalogue/list-games.ts'
import { listRanks } from '../../../contract/player/catalogue/list-ranks.ts'
import { listVendors } from '../../../contract/player/catalogue/list-vendors.ts'
import { listJackpots } from '../../../contract/player/launch/list-jackpots.ts'
import { readOnline } from '../../../contract/player/system/read-online.ts'
import { readStatus } from '../../../contract/player/system/read-status.ts'
import { setHouse } from '../../../design/house.ts'
import { callServer } from '../../client/call.ts'
import { translator } from '../../ui/i18n/translator.ts'
import { browserTexts } from '../../ui/i18n/texts.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { prizeModeOf } from '../features/catalogue/vendor-pages.ts'
import { askHomeDraws } from './home-draws.ts'
import { catalogueOfSite, home, HOME_GAMES, homeOf, SHOWN_WINNERS, type VendorMenu } from './home.ts'
import { houseOfStatus, site, siteOfStatus, type SiteStatus } from './site.ts'

const MOST_A_PAGE = 96

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
  const draws = await askHomeDraws(menu).catch(() => null)
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
