/** The lotteries that the house draws itself, with what their results are read by. */
import type { Cycle } from '../../../kernel/lottery/calendar/cycles.ts'
import {
  classicGames,
  familyOf,
  type ClassicGame,
  type Family,
} from '../../../kernel/lottery/classic/families.ts'
import type { FamilyCode } from '../../../kernel/lottery/classic/play.ts'

export interface Game {
  readonly gameCode: string
  readonly vendor: 'ELOTT' | 'LOTT'
  /** As it is drawn: the tag of its stream. */
  readonly family: FamilyCode
  /** Seconds from one draw to the next; null: one draw a day. */
  readonly cycleS: Cycle | null
  /** As it is read: P3 shows and counts the first three of its five digits. */
  readonly shown: Family
}

const gameFrom = ({ gameCode, vendor, family, cycleSeconds, digits }: ClassicGame): Game => ({
  gameCode,
  vendor,
  family,
  cycleS: cycleSeconds === 'DAILY' ? null : (cycleSeconds as Cycle),
  shown: familyOf(digits === 3 ? '3D' : family),
})

/** In the order of the lobby (domain/lottery.md §2). */
export const games: readonly Game[] = classicGames.map(gameFrom)

const byCode = new Map(games.map((game) => [game.gameCode, game]))
export const gameOf = (gameCode: string): Game | undefined => byCode.get(gameCode)
