import { useEffect, useState } from 'react'
import type { FairRound } from './fair-round.ts'

/** What a check finds, once it is done; null while it runs, or where nothing can be checked yet. */
export function useChecked<Round extends FairRound, Checked>(round: Round, check: (round: Round) => Promise<Checked | null>): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null)
  useEffect(() => {
    let isCurrent = true
    setChecked(null)
    void check(round).then((found) => { if (isCurrent) setChecked(found) })
    return () => { isCurrent = false }
  }, [round.roundId, round.serverSeed, check])
  return checked
}
