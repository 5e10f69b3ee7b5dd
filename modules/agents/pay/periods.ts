/** Which period of a kind of contract is paid next: found by what was done, not by what the clock says. */
import { dueAt } from '../../../kernel/agents/pay/words.ts'
import { contractPeriods, type ContractKind } from '../../../kernel/agents/contracts/words.ts'
import { type Period, type PeriodKind, periodOf } from '../../../kernel/calendar.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { isFoldedUpTo } from '../../wallet/index.ts'
import { awaitsMove } from '../line/store/moves.ts'
import { nextInForce, type ContractKey } from './store/contracts.ts'
import { readProgress } from './store/runs.ts'

export interface PayHouse {
  readonly id: string
  readonly timeZone: string
}

/** Every kind of contract with every period that it may have. */
export const payKinds: readonly { kind: ContractKind; periodKind: PeriodKind }[] = (
  Object.entries(contractPeriods) as [ContractKind, readonly PeriodKind[]][]
).flatMap(([kind, periodKinds]) => periodKinds.map((periodKind) => ({ kind, periodKind })))

export interface NextPeriod {
  readonly period: Period
  /** What the progress was, so that whoever takes the period can say that nobody else did. */
  readonly progress: Date | null
}

/**
 * The oldest period that has not been calculated, if it is due, the ledger's sums have passed its end, and
 * no move of a line within it still waits. Spans in which no contract was in force are passed over.
 */
export async function nextDue(
  reader: Reader,
  house: PayHouse,
  { kind, periodKind }: { kind: ContractKind; periodKind: PeriodKind },
  now: Date,
): Promise<NextPeriod | undefined> {
  const key: ContractKey = { merchantId: house.id, kind, periodKind }
  const progress = await readProgress(reader, key)
  const first = await nextInForce(reader, key, progress)
  if (!first) return undefined
  const period = periodOf(periodKind, first, house.timeZone)
  if (dueAt(periodKind, period.before) > now) return undefined
  if (!(await isFoldedUpTo(reader, period.before))) return undefined
  // What was settled since a move belongs to the new line.
  if (await awaitsMove(reader, { merchantId: house.id, before: period.before })) return undefined
  return { period, progress }
}
