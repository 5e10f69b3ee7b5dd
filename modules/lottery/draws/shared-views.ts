/** What several calls show of a game and its issues. */
import { refuse } from '../../../contract/errors.ts'
import type { ContentLanguage } from '../../../kernel/languages.ts'
import { gameOf, type Game } from './games.ts'
import { nameOfGame } from './locales/names.ts'

/** LOTTERY_GAME_UNKNOWN. */
export const knownGame = (gameCode: string): Game => gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN')

export const gameHead = ({ gameCode, vendor, family, cycleS }: Game, language: ContentLanguage) => ({
  gameCode,
  vassalage: vendor,
  name: nameOfGame(gameCode, language),
  family,
  cycle: cycleS,
})

export const timesOf = (row: { numero: string; opens_at: Date; closes_at: Date; draws_at: Date }) => ({
  numero: row.numero,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  drawsAt: row.draws_at,
})
