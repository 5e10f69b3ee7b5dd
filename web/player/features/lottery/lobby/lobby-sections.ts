/** The sections of the lobby and what stands in them; pure, so that the order can be tested. */
import type { GameKind } from '../../../../../contract/shared/lottery-draws.ts'
import { type SectionKey, sectionKeys, sectionOf } from '../../../../../kernel/lottery/sections.ts'
import type { LotteryPath } from '../../../paths.ts'
import type { LobbyGame } from '../parts/after-push.ts'

/** /lottery shows every lottery, the other two pages those of their kinds. */
export const isOnPage = (page: LotteryPath, kind: GameKind): boolean =>
  page === '/lottery' ||
  (page === '/vnLottery' ? kind === 'VIETNAM' : kind === 'THAI' || kind === 'FOURD' || kind === 'YEEKEE')

export interface Section {
  readonly key: SectionKey
  readonly games: readonly LobbyGame[]
}

/** In the order of the page; within a section as the server lists them. */
export const sectionsOf = (games: readonly LobbyGame[]): Section[] =>
  sectionKeys.flatMap((key) => {
    const own = games.filter((game) => sectionOf(game) === key)
    return own.length > 0 ? [{ key, games: own }] : []
  })

export const regionKeys = ['NORTH', 'CENTRAL', 'SOUTH'] as const
export type RegionKey = (typeof regionKeys)[number]

export interface RegionBoards {
  readonly region: RegionKey
  /** Those that close together, before all others. */
  readonly next: readonly LobbyGame[]
  /** The others by the time of their close, those without an issue last. */
  readonly later: readonly LobbyGame[]
}

const closeOf = ({ issue }: LobbyGame): string => issue?.closesAt ?? '~'

export const boardsByRegion = (games: readonly LobbyGame[]): RegionBoards[] =>
  regionKeys.flatMap((region) => {
    const own = games
      .filter(({ group }) => group === region)
      .sort((one, other) => (closeOf(one) < closeOf(other) ? -1 : closeOf(one) > closeOf(other) ? 1 : 0))
    const [first] = own
    if (!first) return []
    const isNext = (game: LobbyGame) => game.issue !== null && closeOf(game) === closeOf(first)
    return [{ region, next: own.filter(isNext), later: own.filter((game) => !isNext(game)) }]
  })

/** Whether a lottery is drawn on a date (`YYYY-MM-DD` of the house), by its next issue or its last result. */
export const isDrawnOn = (
  { issue, last }: Pick<LobbyGame, 'issue' | 'last'>,
  date: string,
  dateOf: (time: string) => string,
): boolean =>
  (issue !== null && dateOf(issue.drawsAt) === date) || (last !== null && dateOf(last.drawsAt) === date)
