import { listAnnouncements } from '../../../contract/player/messaging/list-announcements.ts'
import { listGames } from '../../../contract/player/catalogue/list-games.ts'
import { listRanks } from '../../../contract/player/catalogue/list-ranks.ts'
import { listVendors } from '../../../contract/player/catalogue/list-vendors.ts'
import { listJackpots } from '../../../contract/player/launch/list-jackpots.ts'
import { readOnline } from '../../../contract/player/system/read-online.ts'
import { readStatus } from '../../../contract/player/system/read-status.ts'
import { HOME_GAMES, SHOWN_WINNERS } from './home.ts'

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
