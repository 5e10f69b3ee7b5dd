/** The draws of imported lotteries: which games they are, and a confirmed result given to its issue. */
import { refuse } from '../../../contract/errors.ts'
import { numberGameOf, numberGames, type NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { IssueKey } from '../draws/door.ts'
import { lockIssue, storeResult, type DeskIssue } from './store/issues.ts'

export const importedGames: readonly NumberGame[] = numberGames.filter(({ drawnBy }) => drawnBy === 'IMPORT')

export function importedGameOf(gameCode: string): NumberGame | undefined {
  const game = numberGameOf(gameCode)
  return game?.drawnBy === 'IMPORT' ? game : undefined
}

/** LOTTERY_GAME_UNKNOWN. */
export const knownImported = (gameCode: string): NumberGame =>
  importedGameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN')

/** An issue whose result is taken from elsewhere, locked. LOTTERY_ISSUE_UNKNOWN. */
export const lockKnownIssue = async (tx: Tx, key: IssueKey): Promise<DeskIssue> =>
  (await lockIssue(tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')

export const waitsForResult = ({ state, source, result }: DeskIssue): boolean =>
  state === 'CLOSED' && source === 'IMPORT' && result === null

/** A result that stands and may be followed by another version of it. */
export const isDrawnElsewhere = ({ state, source, version }: DeskIssue): boolean =>
  source === 'IMPORT' && version > 0 && (state === 'DRAWN' || state === 'SETTLING' || state === 'SETTLED')

/** Gives an issue its first result, or the next version of it. STALE: it is in no state for that. */
export async function confirmResult(
  tx: Tx,
  key: IssueKey,
  { result, version }: { result: string; version: number },
): Promise<'CONFIRMED' | 'STALE'> {
  const settleDelayS = version === 1 ? numberGameOf(key.gameCode)!.settleDelaySeconds : 0
  return (await storeResult(tx, key, { result, version, settleDelayS })) ? 'CONFIRMED' : 'STALE'
}
