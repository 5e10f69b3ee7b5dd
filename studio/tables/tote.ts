/** The tote of a round: what lies on its sides, and what was frozen as betting closed. */
import type { TableGame } from '../../kernel/tables/table-game.ts'
import {
  isToteCancelled,
  stakesOfEntries,
  toteEntry,
  toteSides,
  type ToteRules,
  type ToteSide,
  type ToteStakes,
} from '../../kernel/tables/tote.ts'
import type { Reader } from '../../platform/postgres.ts'
import { readEntries } from './store/bets.ts'
import type { RoundRow } from './store/rounds.ts'
import { readToteEntries } from './store/tote-entries.ts'

/** As it is stored with the round. */
export interface FrozenTote {
  readonly sides: readonly ToteSide[]
  readonly isCancelled: boolean
}

/** As everybody sees it. */
export interface ToteView {
  sides: ToteSide[]
  commission: number
  cancelsAt: number
  /** Once betting has closed. */
  isFinal: boolean
  /** By the rule of the least return; before the close: if it closed now. */
  isCancelled: boolean
}

/** The accepted bets of a round as its client part is made of them. */
export async function entriesOf(
  reader: Reader,
  roundId: string,
  game: TableGame | undefined,
): Promise<string[]> {
  const rules = game?.tote
  return rules
    ? (await readToteEntries(reader, roundId)).map((bet) => toteEntry(rules, bet)).sort()
    : readEntries(reader, roundId)
}

/**
 * What the entries of a closed round add up to. A round on which nobody bet is shown all the same: there is
 * nothing to return.
 */
export function freezeTote(rules: ToteRules, entries: readonly string[]): FrozenTote {
  const stakes = stakesOfEntries(rules, entries)
  return {
    sides: toteSides(rules, stakes),
    isCancelled: entries.length > 0 && isToteCancelled(rules, stakes),
  }
}

/** null at fixed prizes, and before betting has closed. */
export const frozenTote = ({ tote }: Pick<RoundRow, 'tote'>): FrozenTote | null =>
  tote === null ? null : (JSON.parse(tote) as FrozenTote)

/** The same as the calls of the tables answer it. */
export function toteOf(round: Pick<RoundRow, 'tote'>): { sides: ToteSide[]; isCancelled: boolean } | null {
  const frozen = frozenTote(round)
  return frozen && { sides: [...frozen.sides], isCancelled: frozen.isCancelled }
}

/** What the sides held, as a game draws with it; undefined at fixed prizes. */
export const frozenStakes = (round: Pick<RoundRow, 'tote'>): ToteStakes | undefined => {
  const frozen = frozenTote(round)
  return frozen ? Object.fromEntries(frozen.sides.map(({ spot, stake }) => [spot, stake])) : undefined
}

/** What a table shows of its round's tote, or of the next one's; null at fixed prizes. */
export function toteViewOf(
  game: TableGame | undefined,
  round: Pick<RoundRow, 'tote'> | undefined,
  totals: readonly { spot: string; stake: number }[],
): ToteView | null {
  const rules = game?.tote
  if (!rules) return null
  const frozen = round ? frozenTote(round) : null
  const stakes = Object.fromEntries(totals.map(({ spot, stake }) => [spot, stake]))
  return {
    sides: frozen ? [...frozen.sides] : toteSides(rules, stakes),
    commission: Number.parseInt(String(rules.commission), 10),
    cancelsAt: Number.parseInt(String(rules.cancelsAt), 10),
    isFinal: frozen !== null,
    isCancelled: frozen ? frozen.isCancelled : isToteCancelled(rules, stakes),
  }
}
