/** What several calls show of a game and its issues. */
import { refuse } from '../../../contract/errors.ts'
import type { ContentLanguage } from '../../../kernel/languages.ts'
import { drandRoundAt, drandTimeOf, quicknet } from '../../../kernel/lottery/drand/chain.ts'
import { gameOf, sourceOf, type ChosenSources, type Game } from './games.ts'
import { nameOfGame } from './locales/names.ts'
import type { ProvenIssue } from './store/results.ts'

/** LOTTERY_GAME_UNKNOWN. */
export const knownGame = (gameCode: string): Game => gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN')

export const gameHead = (game: Game, chosen: ChosenSources, language: ContentLanguage) => ({
  gameCode: game.gameCode,
  vassalage: game.vendor,
  vendor: game.vendor,
  name: nameOfGame(game.gameCode, language),
  kind: game.kind,
  group: game.group,
  source: sourceOf(game, chosen),
  family: game.family,
  cycle: game.cycleS,
})

export const timesOf = (row: { numero: string; opens_at: Date; closes_at: Date; draws_at: Date }) => ({
  numero: row.numero,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  drawsAt: row.draws_at,
})

/** Where the public randomness of an issue stands, fetched or not; null if its beacon is none. */
export function drandOf(issue: ProvenIssue) {
  if (issue.beacon_type !== 'DRAND') return null
  const round = issue.beacon_round ?? drandRoundAt(quicknet, issue.closes_at)
  return {
    chainHash: quicknet.hash,
    publicKey: quicknet.publicKey,
    round,
    publishedAt: drandTimeOf(quicknet, round),
    signature: issue.beacon_signature,
  }
}
