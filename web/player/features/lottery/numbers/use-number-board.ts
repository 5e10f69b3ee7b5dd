/** What a board of whole numbers is made of: what is offered, what it pays, and which numbers are limited. */
import { useMemo } from 'react'
import type { NumberGame, NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { listLimitedNumbers } from '../../../../../contract/player/lottery/list-limited-numbers.ts'
import { readTerms, type readTermsSchemas } from '../../../../../contract/player/lottery/read-terms.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { useCall } from '../../../../client/use-call.ts'
import { groupsOf } from './groups.ts'
import { plainOdds } from './odds.ts'
import { restrictionsOf } from './restrictions.ts'
import type { PlayOf } from './slip.ts'
import { useStakes } from './slip-store.ts'

export type NumberTerms = ValueOf<typeof readTermsSchemas>

const TERMS_MS = 60_000
/** A number that fills up is marked soon after. */
const NUMBERS_MS = 15_000
/** Until the member stakes another amount. */
const FIRST_STAKES = { THAI: 2_000, YEEKEE: 2_000, FOURD: 200, VIETNAM: 100 } as const

export function useNumberBoard(game: NumberGame, numero: string | null) {
  const { gameCode } = game
  const { data: terms } = useCall(readTerms, { query: { gameCode } }, { staleMs: TERMS_MS })
  const { data: limited } = useCall(
    listLimitedNumbers,
    { query: { gameCode, numero: numero ?? '' } },
    { isEnabled: numero !== null, staleMs: 0, refetchEveryMs: NUMBERS_MS },
  )
  const stakes = useStakes()
  const firstStake = FIRST_STAKES[game.kind]
  return useMemo(() => {
    const offered = new Map(terms?.plays.map((play) => [play.playCode, play]))
    const plays = terms ? game.plays.filter(({ code }) => offered.has(code)) : game.plays
    const byCode = new Map(plays.map((play) => [play.code, play]))
    const playOf: PlayOf = (code) => byCode.get(code)
    return {
      terms,
      groups: groupsOf(plays),
      playOf,
      restrictionOf: restrictionsOf(limited?.rules ?? []),
      /** The full odds of a bet type, for each of its prizes. */
      oddsOf: (play: NumberPlay): readonly string[] =>
        offered.get(play.code)?.odds ?? play.oddsE4.map(plainOdds),
      stakeOf: (playCode: string): number => stakes[playCode] ?? firstStake,
    }
  }, [game, terms, limited, stakes, firstStake])
}

export type NumberBoardData = ReturnType<typeof useNumberBoard>
