/** What a board is made of: the lottery's bet types, and what the member is offered. */
import { useMemo } from 'react'
import { type ClassicGame, playsOfGame } from '../../../../../kernel/lottery/classic/families.ts'
import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { readTerms, type readTermsSchemas } from '../../../../../contract/player/lottery/read-terms.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { useCall } from '../../../../client/use-call.ts'

export type Terms = ValueOf<typeof readTermsSchemas>

export function useTerms(gameCode: string) {
  return useCall(readTerms, { query: { gameCode } }, { staleMs: 60_000 })
}

/** The bet types that the server offers, in its order, under the rules that it plays them by. */
export function usePlays(game: ClassicGame, terms: Terms | undefined): readonly Play[] {
  const refundsTies = terms?.refundsTies ?? false
  return useMemo(() => {
    const all = playsOfGame(game, { tieRefund: refundsTies })
    if (!terms) return all
    const offered = new Set(terms.plays.map(({ playCode }) => playCode))
    return all.filter(({ code }) => offered.has(code))
  }, [game, refundsTies, terms])
}

const SMALLEST_GROUP = 1800

/** The prize groups of a lottery of classic numbers; the others have none. */
export function groupsOf(terms: Terms): { smallest: number; largest: number; memberG: number } {
  const memberG = terms.memberG ?? SMALLEST_GROUP
  return {
    smallest: terms.smallestG ?? SMALLEST_GROUP,
    largest: Math.min(memberG, terms.largestG ?? memberG),
    memberG,
  }
}

/** The prize group that is played at: what was chosen, kept within what the member may play. */
export const chosenGroup = (terms: Terms | undefined, chosen: number | null): number => {
  if (!terms) return chosen ?? SMALLEST_GROUP
  const { smallest, largest } = groupsOf(terms)
  return Math.max(smallest, Math.min(largest, chosen ?? largest))
}
