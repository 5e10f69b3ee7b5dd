/**
 * Where an imported lottery takes its results from: the results desk, or a draw from its chain that is
 * labelled as a demonstration. Two people decide it, for all merchants.
 */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { defineProposal, propose } from '../../system/index.ts'
import { games, sourceOf, type Game } from './games.ts'
import { nameOfGame } from './locales/names.ts'
import { makeGames } from './make-ahead.ts'
import { knownGame } from './shared-views.ts'
import { dropIssue } from './store/planning.ts'
import {
  chooseUnchosen,
  chosenSources,
  numerosWithoutSeed,
  turnIssues,
  writeSource,
  type Choice,
} from './store/sources.ts'

const WAITS_HOURS = 72

interface SourceChange {
  readonly gameCode: string
  readonly source: Choice
}

export const gameSourceProposal = defineProposal<SourceChange>({
  name: 'lottery.gameSource',
  ability: 'lottery.schedule',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { gameCode, source }, subject, reason, requestedByName }) => {
    const game = knownGame(gameCode)
    const before = await changeable(context, game, source)
    await writeSource(context.tx, gameCode, source)
    await turnIssues(context.tx, gameCode, source)
    if (source === 'DEMO') await giveSeeds(context, game)
    await context.audit('lottery.game.source', subject, {
      before,
      after: source,
      reason,
      askedBy: requestedByName,
    })
  },
})

/** LOTTERY_GAME_UNKNOWN, LOTTERY_SOURCE, CHANGE_STATE. */
export async function askSource(context: CallContext, change: SourceChange, reason: string): Promise<string> {
  const game = knownGame(change.gameCode)
  const before = await changeable(context, game, change.source)
  return propose(context, gameSourceProposal, {
    subject: `lottery-source:${change.gameCode}`,
    title: nameOfGame(change.gameCode, context.language),
    payload: change,
    reason,
    changes: [{ field: 'lotteryGameSource', before, after: change.source }],
  })
}

async function changeable({ tx }: CallContext, game: Game, wanted: Choice): Promise<string> {
  const before = sourceOf(game, await chosenSources(tx))
  return game.drawnBy === 'IMPORT' && before !== wanted ? before : refuse('LOTTERY_SOURCE')
}

/**
 * Issues that were made for an import have no seed. Those that nobody bet in are made again with one; the
 * others wait for their result from outside.
 */
async function giveSeeds({ tx, now }: CallContext, game: Game): Promise<void> {
  for (const numero of await numerosWithoutSeed(tx, game.gameCode)) await dropIssue(tx, game.gameCode, numero)
  await makeGames(tx, [game], now)
}

/** Demonstration for every lottery that is drawn elsewhere and has no choice yet, but for some. */
export async function chooseDemoSources(reader: Reader, but: readonly string[]): Promise<void> {
  const codes = games.filter(({ drawnBy }) => drawnBy === 'IMPORT').map(({ gameCode }) => gameCode)
  await chooseUnchosen(reader, but, 'IMPORT')
  await chooseUnchosen(reader, codes, 'DEMO')
}
