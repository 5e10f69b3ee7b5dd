/** The calls of bets in each of their trees (contract/shared/lottery-trees.ts). */
import { refuse } from '../../../contract/errors.ts'
import type { Call, SchemaMaker } from '../../../contract/shared/call.ts'
import {
  lotteryTrees,
  sameInTrees,
  vendorOfTree,
  type LotteryTree,
} from '../../../contract/shared/lottery-trees.ts'
import type { Handler } from '../../../platform/calls.ts'
import { allGames, gameOf, type LotteryGame } from './rules/plays.ts'

/** null: all lotteries. */
export type Tree = LotteryTree | null

/** The handlers of one call: for all lotteries, and for those of each tree. */
export function inTrees<Own extends Call<SchemaMaker>>(
  call: Own,
  make: (call: Own, tree: Tree) => Handler,
): readonly Handler[] {
  const calls = sameInTrees(call)
  return [make(call, null), ...lotteryTrees.map((tree) => make(calls[tree], tree))]
}

const isIn = (tree: Tree, game: LotteryGame): boolean => tree === null || game.vendor === vendorOfTree[tree]

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
