/** How the lobby orders its lotteries; pure, so that the order can be tested. */
import type { LobbyGame } from '../parts/after-push.ts'

/** The families in the order of the catalogue (domain/lottery.md §2); what is drawn once a day comes last. */
const order = ['SSC', '11X5', 'K3', 'PK10', 'PC28', '3D', 'P3', 'P5', 'P3P5']
const rankOf = (family: string) => (order.includes(family) ? order.indexOf(family) : order.length)

export const DAILY = 'DAILY'
export interface Group {
  /** A family, or DAILY for all that are drawn once a day. */
  readonly key: string
  readonly games: readonly LobbyGame[]
}

const closeOf = ({ issue }: LobbyGame): number =>
  issue ? Date.parse(issue.closesAt) : Number.MAX_SAFE_INTEGER

/** Those that close next, the soonest first; one without an issue is left out. It changes when one closes. */
export const closingSoon = (games: readonly LobbyGame[], count: number): LobbyGame[] =>
  games
    .filter(({ issue }) => issue !== null)
    .sort((one, other) => closeOf(one) - closeOf(other) || (one.cycle ?? 0) - (other.cycle ?? 0))
    .slice(0, count)

/** Those that draw all day would fill the row: a few places are of those that draw on their days. */
export function soonOf(games: readonly LobbyGame[], count: number): LobbyGame[] {
  const onDays = closingSoon(
    games.filter(({ cycle }) => cycle === null),
    Math.floor(count / 2),
  )
  const allDay = closingSoon(
    games.filter(({ cycle }) => cycle !== null),
    count - onDays.length,
  )
  return closingSoon([...allDay, ...onDays], count)
}

/** By family, and in a family by the length of the cycle. */
export function groupsOf(games: readonly LobbyGame[]): Group[] {
  const groups = new Map<string, LobbyGame[]>()
  const sorted = [...games].sort(
    (one, other) => rankOf(one.family) - rankOf(other.family) || (one.cycle ?? 0) - (other.cycle ?? 0),
  )
  for (const game of sorted) {
    const key = game.cycle === null ? DAILY : game.family
    groups.set(key, [...(groups.get(key) ?? []), game])
  }
  const daily = groups.get(DAILY)
  groups.delete(DAILY)
  return [...groups, ...(daily ? [[DAILY, daily] as const] : [])].map(([key, list]) => ({ key, games: list }))
}

/** What a search finds: every word of it in the lottery's name, its family's or its code. */
export function isFound(words: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
