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

/** Few, and each of another sort, so that the row stays as it is. */
const SHOWN_DRAWS = 3
const LOTTERIES = ['LOTT', 'ELOTT']

export const homeDrawsAddress = readLobby.path

/**
 * The next draw of the government, the next of another lottery that draws on its days, and then those that
 * close next, each of another family or section; none while the menu offers no lottery.
 */
export function homeDrawsOf(menu: Menu | null, lobby: LotteryLobby | null): HomeDraw[] {
  const isOffered = menu?.sortingOrder.some(
    ({ gameCategory, vendors }) => LOTTERIES.includes(String(gameCategory)) && vendors.length > 0,
  )
  if (!isOffered || !lobby) return []
  const planned = lobby.games.filter(({ issue }) => issue !== null)
  const sorted = [...planned].sort((one, other) =>
    closeOf(one) < closeOf(other) ? -1 : closeOf(one) > closeOf(other) ? 1 : 0,
  )
  const government = planned.find(isGovernment)
  const daily = sorted.find((game) => game.kind !== 'CLASSIC' && game.cycle === null && !isGovernment(game))
  const chosen = [government, daily, ...sorted]
    .filter((game) => game !== undefined)
    .filter((game, at, all) => all.findIndex((one) => sortOf(one) === sortOf(game)) === at)
    .slice(0, SHOWN_DRAWS)
  const last = chosen.filter((game) => game !== government)
  return [
    ...(government ? [government] : []),
    ...last.sort((one, other) => (closeOf(one) < closeOf(other) ? -1 : 1)),
  ].flatMap((game) => homeDrawOf(game) ?? [])
}

const closeOf = ({ issue }: Game): string => issue?.closesAt ?? ''
const isGovernment = ({ kind, group }: Game): boolean => kind === 'THAI' && group === 'GOVERNMENT'
const sortOf = ({ kind, group, family }: Game): string => (kind === 'CLASSIC' ? family : `${kind} ${group}`)

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
