import { useEffect, useState } from 'react'
import { loadPart } from '../../../ui/loading/load-part.ts'
import type { FairRound } from './fair-round.ts'

/** Why nothing was worked out: these seeds give no round of this game, or its rules have changed since. */
export type NotChecked = 'none' | 'old'

/**
 * The result of a check; null while it runs, or if nothing can be checked yet. The parent gives a round with
 * other seeds another key.
 */
export function useChecked<Round extends FairRound, Checked extends object>(
  round: Round,
  check: (round: Round) => Promise<Checked | NotChecked | null>,
): { checked: Checked | null; not: NotChecked | null } {
  const [found, setFound] = useState<Checked | NotChecked | null>(null)
  useEffect(() => {
    let isCurrent = true
    // The check loads the game's rules; a person who does not want to wait reads the round unchecked.
    loadPart(() => check(round)).then(
      (answer) => {
        if (isCurrent) setFound(answer)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [round.roundId, round.serverSeed, check])
  return typeof found === 'string' ? { checked: null, not: found } : { checked: found, not: null }
}
