/** The calls of all lotteries, and the same in the trees of the two vendors that have one of their own. */
import { refuse } from '../../../contract/errors.ts'
import type { Call } from '../../../contract/shared/call.ts'
import {
  lotteryTrees,
  vendorOfTree,
  type InTrees,
  type LotteryTree,
} from '../../../contract/shared/lottery-trees.ts'
import type { MadeValue, SchemaMaker, ValueOf } from '../../../kernel/call.ts'
import { handle, type CallContext, type CallInput, type Handler } from '../../../platform/calls.ts'
import { gameOf, games, type Game } from './games.ts'

/** The games that a tree knows, in the order of the lobby. */
export interface Shelf {
  readonly games: readonly Game[]
  readonly codes: readonly string[]
  /** LOTTERY_GAME_UNKNOWN, also for a game of another tree. */
  known(gameCode: string): Game
}

function shelfOf(list: readonly Game[]): Shelf {
  return {
    games: list,
    codes: list.map(({ gameCode }) => gameCode),
    known: (gameCode) => {
      const game = gameOf(gameCode)
      return game && list.includes(game) ? game : refuse('LOTTERY_GAME_UNKNOWN')
    },
  }
}

export const everyGame = shelfOf(games)
const shelves: InTrees<Shelf> = {
  SEA: shelfOf(games.filter(({ vendor }) => vendor === vendorOfTree.SEA)),
  VN: shelfOf(games.filter(({ vendor }) => vendor === vendorOfTree.VN)),
}

/** A handler of the call and of its copies in the trees, each for its own games. */
export function handleInTrees<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  copies: InTrees<Call<Schemas>>,
  schemas: Schemas,
  run: (
    shelf: Shelf,
    context: CallContext,
    input: CallInput<Schemas>,
  ) => Promise<MadeValue<ValueOf<Schemas>>>,
): Handler[] {
  const on = (shelf: Shelf, one: Call<Schemas>) =>
    handle(one, schemas, (context, input) => run(shelf, context, input))
  return [on(everyGame, call), ...lotteryTrees.map((tree: LotteryTree) => on(shelves[tree], copies[tree]))]
}
