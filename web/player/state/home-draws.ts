/**
 * What the home page's row of lotteries is made of: by the server with the page, and in the browser when home
 * is asked for again. A first visit does not load this.
 */
import { readLobby, type readLobbySchemas } from '../../../contract/player/lottery/read-lobby.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { callServer } from '../../client/call.ts'
import { numbersOf } from '../draw-numbers.ts'

export type LotteryLobby = ValueOf<typeof readLobbySchemas>
type Game = LotteryLobby['games'][number]

/** A lottery in the home page's row. */
export interface HomeDraw {
  gameCode: string
  name: string
  family: string
  closesAt: string
  /** Of its last result; none yet. */
  numbers: readonly string[]
}

/** What the menu says of the categories. */
interface Menu {
  readonly sortingOrder: readonly { readonly gameCategory: unknown; readonly vendors: readonly unknown[] }[]
}

/** Few, and each of another kind, so that the row stays as it is. */
const SHOWN_DRAWS = 3
const LOTTERIES = ['LOTT', 'ELOTT']

export const homeDrawsAddress = readLobby.path

/**
 * The lottery of each family that closes next, and of these the soonest; none while the menu offers no
 * lottery.
 */
export function homeDrawsOf(menu: Menu | null, lobby: LotteryLobby | null): HomeDraw[] {
  const isOffered = menu?.sortingOrder.some(
    ({ gameCategory, vendors }) => LOTTERIES.includes(String(gameCategory)) && vendors.length > 0,
  )
  if (!isOffered || !lobby) return []
  const sorted = lobby.games
    .flatMap((game) => homeDrawOf(game) ?? [])
    .sort((one, other) => (one.closesAt < other.closesAt ? -1 : one.closesAt > other.closesAt ? 1 : 0))
  return sorted
    .filter(({ family }, at) => sorted.findIndex((one) => one.family === family) === at)
    .slice(0, SHOWN_DRAWS)
}

/** Null if no issue is planned. */
export const homeDrawOf = ({ gameCode, name, family, issue, last }: Game): HomeDraw | null =>
  issue && {
    gameCode,
    name,
    family,
    closesAt: issue.closesAt,
    numbers: last ? numbersOf(family, last.result, gameCode) : [],
  }

/** Null: it could not be asked for. */
export async function askHomeDraws(menu: Menu): Promise<HomeDraw[] | null> {
  const lobby = await callServer(readLobby).catch(() => null)
  return lobby && homeDrawsOf(menu, lobby)
}
