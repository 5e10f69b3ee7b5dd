/** Adds up the tote of a round on this device, from the entries that were frozen as betting closed. */
import type { TableRules } from '../../../../games/kit/manifest.ts'
import { clientPartOfBets } from '../../../../kernel/fair/shared-round.ts'
import { versionOf } from '../../../../kernel/tables/table-game.ts'
import { isToteCancelled, stakesOfEntries, toteSides, type ToteSide } from '../../../../kernel/tables/tote.ts'
import { refusable, rulesOf } from './check-parts.ts'
import type { FairRoundOf } from './fair-round.ts'
import { sameJson } from './same-json.ts'

export interface CheckedTote {
  sides: readonly ToteSide[]
  /** A side that brings this for 100, or less, cancels the round. */
  cancelsAt: number
  /** The entries give the players' part, and what is recorded of the tote. */
  isRight: boolean
}

/** Null if the round has no tote. A cancelled one is checked without its seed, which nobody has drawn with. */
export async function checkTote({
  gameCode,
  state,
  proof,
  table,
}: FairRoundOf<'TABLE'>): Promise<CheckedTote | 'old' | null> {
  const load = rulesOf<TableRules>(gameCode, 'TABLE')
  if (!table.tote || !load) return null
  const { game } = await load()
  const rules = versionOf(game, proof.mathVersion)?.tote
  if (!rules) return 'old'
  return refusable(() => {
    const stakes = stakesOfEntries(rules, table.entries)
    const sides = toteSides(rules, stakes)
    const isCancelled = table.entries.length > 0 && isToteCancelled(rules, stakes)
    return {
      sides,
      cancelsAt: Number.parseInt(String(rules.cancelsAt), 10),
      isRight:
        clientPartOfBets(table.entries) === proof.clientSeed &&
        sameJson({ sides, isCancelled }, table.tote) &&
        // An operator may void a round as well; a cancelled one is never drawn.
        (state === 'VOID' || !isCancelled),
    }
  })
}
