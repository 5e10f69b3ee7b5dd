/** What the operator's desk reads of the tables and changes at them. Amounts are minor units. */
import type { TableLimits } from '../../games/kit/manifest.ts'
import type { TableResult } from '../../kernel/tables/table-game.ts'
import type { PaysBy } from './store/tables.ts'
import type { FrozenTote } from './tote.ts'
import type { TableState } from './view.ts'

interface Names {
  readonly th: string
  readonly en: string
}
export interface DeskRound {
  roundId: string
  roundNo: number
  state: TableState
  openedAt: Date
  stateEndsAt: Date | null
  outcome: unknown
  result: TableResult | null
  tote: FrozenTote | null
  commit: string
  serverSeed: string | null
  clientPart: string | null
  stakeAmount: bigint
  takenAmount: bigint
  payoutAmount: bigint
  betCount: number
  playerCount: number
  spots: { spot: string; stakeAmount: bigint; betCount: number }[]
}
export interface DeskTable {
  tableId: string
  gameCode: string
  names: Names
  isOn: boolean
  limits: TableLimits
  paysBy: PaysBy
  /** What its game can pay by. */
  choices: PaysBy[]
  videoUrl: string | null
  state: TableState
  round: DeskRound | null
}
export interface DeskBet {
  betId: string
  memberId: string
  isFree: boolean
  spot: string
  stakeAmount: bigint
  winAmount: bigint
  state: string
  placedAt: Date
}
export interface TableChange {
  readonly isOn?: boolean
  readonly names?: Names
  readonly limits?: TableLimits
  readonly paysBy?: PaysBy
  readonly videoUrl?: string | null
}
interface Page {
  pageNo: number
  pageSize: number
}

export interface OpenTableDesk {
  list(merchantId: string): Promise<DeskTable[]>
  change(
    merchantId: string,
    tableId: string,
    change: TableChange,
  ): Promise<{ before: DeskTable; after: DeskTable } | undefined>
  rounds(
    merchantId: string,
    tableId: string,
    page: Page,
  ): Promise<{ rows: DeskRound[]; total: number } | undefined>
  round(
    merchantId: string,
    roundId: string,
  ): Promise<{ tableId: string; round: DeskRound; bets: DeskBet[] } | undefined>
  voidRound(merchantId: string, roundId: string): Promise<'VOIDED' | 'NOT_FOUND' | 'STATE'>
  dropEmpty(merchantId: string, before: Date): Promise<number>
}
