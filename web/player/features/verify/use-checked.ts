import { useEffect, useState } from 'react'
import { loadPart } from '../../../ui/loading/load-part.ts'
import type { FairRound } from './fair-round.ts'

/** Why nothing was worked out: these seeds give no round of this game, or its rules have changed since. */
export type NotChecked = 'none' | 'old'

/** What a check finds, once it is done; null while it runs, or where nothing can be checked yet. */
export function useChecked<Round extends FairRound, Checked extends object>(round: Round, check: (round: Round) => Promise<Checked | NotChecked | null>): { checked: Checked | null; not: NotChecked | null } {
  const [found, setFound] = useState<Checked | NotChecked | null>(null)
  useEffect(() => {
    let isCurrent = true
    setFound(null)
    // The game's rules are loaded by the check; whoever would rather not wait for them reads the round unchecked.
    loadPart(() => check(round)).then((answer) => { if (isCurrent) setFound(answer) }, () => {})
    return () => { isCurrent = false }
  }, [round.roundId, round.serverSeed, check])
  return typeof found === 'string' ? { checked: null, not: found } : { checked: found, not: null }
}
