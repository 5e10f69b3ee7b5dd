/** The calls of bets in each of their trees (contract/shared/lottery-trees.ts). */
import { refuse } from '../../../contract/errors.ts'
import type { Call, SchemaMaker } from '../../../contract/shared/call.ts'
import { inTree, type LotteryTree } from '../../../contract/shared/lottery-trees.ts'
import type { Handler } from '../../../platform/calls.ts'
import { allGames, gameOf, isNumberGame, type LotteryGame } from './rules/plays.ts'

/** null: all lotteries. */
export type Tree = LotteryTree | null

const all: readonly LotteryTree[] = ['VN', 'SEA']

/** The handlers of one call: for all lotteries, and for those of each tree. */
export const inTrees = <Own extends Call<SchemaMaker>>(
  call: Own,
  make: (call: Own, tree: Tree) => Handler,
  trees: readonly LotteryTree[] = all,
): readonly Handler[] => [make(call, null), ...trees.map((tree) => make(inTree(call, tree), tree))]

const isIn = (tree: Tree, game: LotteryGame): boolean =>
  tree === null || (isNumberGame(game) && (game.kind === 'VIETNAM' ? 'VN' : 'SEA') === tree)

/** A lottery of the tree; LOTTERY_GAME_UNKNOWN for another one. */
export function gameIn(tree: Tree, gameCode: string): LotteryGame {
  const game = gameOf(gameCode)
  return game && isIn(tree, game) ? game : refuse('LOTTERY_GAME_UNKNOWN')
}

/** Whether something belongs to a lottery of the tree. */
export function isInTree(tree: Tree, { gameCode }: { gameCode: string }): boolean {
  const game = gameOf(gameCode)
  return game !== undefined && isIn(tree, game)
}

/** The lotteries of a tree; undefined: all. */
export const gameCodesIn = (tree: Tree): readonly string[] | undefined =>
  tree === null ? undefined : allGames.filter((game) => isIn(tree, game)).map(({ gameCode }) => gameCode)
