/** A table as everybody sees it. */
import { clock } from '../../kernel/clock.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { TableReading } from '../../kernel/tables/table-game.ts'
import type { RoundRow, Step } from './store/rounds.ts'
import type { PaysBy, TableRow } from './store/tables.ts'
import type { ToteView } from './tote.ts'

export type TableState = 'BETTING' | 'CLOSED' | 'REVEAL' | 'SETTLED' | 'VOID' | 'OFF'
export interface HistoryEntry {
  roundNo: number
  winner: string
  marks: string[]
  score?: number[]
}
export interface ResultShown {
  winner: string
  marks: string[]
  score?: number[]
}

export interface TableView {
  tableId: string
  gameCode: string
  names: { th: string; en: string }
  dealer: number
  limits: { min: number; max: number; sideMax: number }
  paysBy: PaysBy
  videoUrl: string | null
  state: TableState
  roundNo: number
  roundId: string | null
  commit: string | null
  stateEndsAt: string | null
  outcome: unknown
  result: ResultShown | null
  reading: TableReading | null
  totals: { spot: string; stake: number; players: number }[]
  players: number
  tote: ToteView | null
}

const STATES: Record<Step, Exclude<TableState, 'OFF'>> = {
  BETTING: 'BETTING',
  CLOSED: 'CLOSED',
  FROZEN: 'CLOSED',
  DRAWN: 'REVEAL',
  SHARED: 'REVEAL',
  SETTLED: 'SETTLED',
  VOIDING: 'VOID',
  VOID: 'VOID',
}
export const stateOf = (step: Step): Exclude<TableState, 'OFF'> => STATES[step]

/** A round that is over may be the last for a while: no end that has passed is shown. */
export function viewOf(
  table: TableRow,
  round: (RoundRow & { is_over: boolean }) | undefined,
  isShutNow: boolean,
): Omit<TableView, 'paysBy' | 'reading' | 'totals' | 'players' | 'tote'> {
  const isOver = !round || round.is_over
  const limits = isOver ? table : round
  const isShown = round?.outcome !== null && round?.outcome !== undefined
  return {
    tableId: table.table_id,
    gameCode: table.game_code,
    names: { th: table.name_th, en: table.name_en },
    dealer: table.dealer,
    limits: {
      min: toWireAmount(limits.min_amount),
      max: toWireAmount(limits.max_amount),
      sideMax: toWireAmount(limits.side_max_amount),
    },
    videoUrl: table.video_url,
    state: isOver && isShutNow ? 'OFF' : round ? stateOf(round.step) : 'SETTLED',
    roundNo: round?.round_no ?? 0,
    roundId: round?.round_id ?? null,
    commit: round?.commit_hash ?? null,
    stateEndsAt: isOver ? null : round.ends_at.toISOString(),
    outcome: isShown ? (JSON.parse(round.outcome!) as unknown) : null,
    result: isShown ? (JSON.parse(round.result!) as ResultShown) : null,
  }
}

/** What two views of a table differ by when one of them is old. */
export const stampOf = ({ roundNo, state }: { roundNo?: unknown; state?: unknown }) =>
  `${String(roundNo)}:${String(state)}`

/** The part of a view that is sent when a round is settled. */
export function entryOf(view: TableView): HistoryEntry | undefined {
  return view.state === 'SETTLED' && view.result ? { roundNo: view.roundNo, ...view.result } : undefined
}

export const serverNow = (): string => clock.now().toISOString()
