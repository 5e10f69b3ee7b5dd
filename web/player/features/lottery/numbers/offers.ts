/** What each line of a slip pays at this moment, from the newest word that there is on it. */
import type { quoteOrderSchemas } from '../../../../../contract/player/lottery/quote-order.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { reducedOdds } from './odds.ts'
import type { NumberLine } from './slip.ts'
import type { NumberBoardData } from './use-number-board.ts'

export interface Offer {
  readonly state: 'OPEN' | 'REDUCED' | 'CLOSED'
  /** For each prize of the bet type. */
  readonly odds: readonly string[]
  readonly fullOdds: readonly string[]
  /** It came with a refusal, and the member has not agreed to it. */
  readonly isNew: boolean
  /** What may still stand on the number; null: what the line asks for. */
  readonly mostUnitAmount: number | null
}

export type Quote = ValueOf<typeof quoteOrderSchemas>

/** By the numbers that the board knows to be limited. */
export function boardOffer(board: NumberBoardData, line: NumberLine): Offer {
  const play = board.playOf(line.playCode)
  if (!play) return { state: 'CLOSED', odds: ['0'], fullOdds: ['0'], isNew: false, mostUnitAmount: null }
  const fullOdds = board.oddsOf(play)
  const { state, factor } = board.restrictionOf(play, line.selection)
  const odds = state === 'REDUCED' ? reducedOdds(fullOdds, factor) : fullOdds
  return { state, odds, fullOdds, isNew: false, mostUnitAmount: null }
}

/** A number that the server named when it refused a slip. */
export interface RefusedLine {
  readonly state: 'REDUCED' | 'CLOSED' | 'LIMITED'
  readonly odds: readonly string[] | null
  readonly amount: number | null
  readonly isAccepted: boolean
}

const rowsIn = (value: unknown): readonly Record<string, unknown>[] => {
  const lines = value !== null && typeof value === 'object' ? (value as { lines?: unknown }).lines : null
  return Array.isArray(lines) ? (lines as Record<string, unknown>[]) : []
}

const states: Readonly<Record<string, RefusedLine['state']>> = {
  LOTTERY_NUMBER_CLOSED: 'CLOSED',
  LOTTERY_ODDS_REDUCED: 'REDUCED',
  LOTTERY_NUMBER_LIMIT: 'LIMITED',
}

/** The lines that a refusal is about, by their ids. */
export function refusedLines(
  code: string,
  value: unknown,
  lines: readonly NumberLine[],
): ReadonlyMap<string, RefusedLine> {
  const state = states[code]
  if (!state) return new Map()
  return new Map(
    rowsIn(value).flatMap(({ line, odds, amount }) => {
      const found = typeof line === 'number' ? lines[line - 1] : undefined
      if (!found) return []
      const isOdds = Array.isArray(odds) && odds.every((one) => typeof one === 'string')
      return [
        [
          found.id,
          {
            state,
            odds: isOdds ? odds : null,
            amount: typeof amount === 'number' ? amount : null,
            isAccepted: false,
          },
        ] as const,
      ]
    }),
  )
}

/** The offer of a line: as refused, as quoted, or by the board. */
export function offerOf(
  board: NumberBoardData,
  line: NumberLine,
  quoted: Quote['lines'][number] | undefined,
  refused: RefusedLine | undefined,
): Offer {
  const known = boardOffer(board, line)
  const base: Offer = quoted
    ? {
        state: quoted.state,
        odds: quoted.odds,
        fullOdds: quoted.fullOdds,
        isNew: false,
        mostUnitAmount: quoted.mostUnitAmount,
      }
    : known
  if (!refused) return base
  if (refused.state === 'CLOSED') return { ...base, state: 'CLOSED', isNew: true }
  if (refused.state === 'LIMITED') {
    const most = refused.amount ?? 0
    return line.unitAmount > most ? { ...base, mostUnitAmount: most } : base
  }
  return {
    ...base,
    state: 'REDUCED',
    odds: refused.odds ?? base.odds,
    isNew: !refused.isAccepted,
  }
}
