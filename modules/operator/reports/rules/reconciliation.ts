/**
 * The cashier's records, the banks' reports and the ledger compared (domain/economy.md §7, §8). A deposit or
 * withdrawal counts as a whole on one day: the ledger's, otherwise the bank's, otherwise the records', so
 * midnight makes no differences.
 */
import type { CashCase } from '../../../cashier/index.ts'
import type { GatewayDay, KeyedAmount } from '../../../wallet/index.ts'

export interface ReconciledCase extends CashCase {
  readonly date: string
  readonly ledger: bigint
  /** What the ledger moved beyond the banks' reports; negative if it moved less. */
  readonly difference: bigint
  readonly isDifferent: boolean
}

export interface ReconciledRow {
  date: string
  direction: CashCase['direction']
  channel: string
  told: bigint
  books: bigint
  ledger: bigint
  statement: bigint | null
  waiting: bigint
  returned: bigint
  difference: bigint
  /** How many cases differ. */
  differentCount: number
  /** What the ledger moved without any case in the records. */
  unexplained: bigint
  isDifferent: boolean
}

export function judgeCase(
  one: CashCase,
  ledger: KeyedAmount | undefined,
  dateOf: (at: Date) => string,
): ReconciledCase {
  const amount = ledger?.amount ?? 0n
  const difference = amount - (one.told - one.waiting - one.returned)
  return {
    ...one,
    date: dateOf(ledger?.at ?? one.toldAt ?? one.booksAt),
    ledger: amount,
    difference,
    isDifferent:
      difference !== 0n || one.books !== amount || (one.statement !== null && one.statement !== one.told),
  }
}

/** Rows of the newest day first. `sums` are the ledger's own figures of the same days. */
export function reconcile(cases: readonly ReconciledCase[], sums: readonly GatewayDay[]): ReconciledRow[] {
  const rows = new Map<string, ReconciledRow & { explained: bigint }>()
  const rowOf = (of: Pick<GatewayDay, 'date' | 'direction' | 'channel'>) => {
    const key = `${of.date}/${of.direction}/${of.channel}`
    const row = rows.get(key) ?? {
      date: of.date,
      direction: of.direction,
      channel: of.channel,
      told: 0n,
      books: 0n,
      ledger: 0n,
      statement: null,
      waiting: 0n,
      returned: 0n,
      difference: 0n,
      differentCount: 0,
      unexplained: 0n,
      isDifferent: false,
      explained: 0n,
    }
    rows.set(key, row)
    return row
  }
  for (const sum of sums) rowOf(sum).ledger += sum.amount
  for (const one of cases) {
    const row = rowOf(one)
    for (const figure of ['told', 'books', 'waiting', 'returned'] as const) row[figure] += one[figure]
    if (one.statement !== null) row.statement = (row.statement ?? 0n) + one.statement
    if (one.isDifferent) row.differentCount++
    row.explained += one.ledger
  }
  return [...rows.values()]
    .map(({ explained, ...row }) => {
      const unexplained = row.ledger - explained
      return {
        ...row,
        unexplained,
        difference: row.ledger - (row.told - row.waiting - row.returned),
        isDifferent: row.differentCount > 0 || unexplained !== 0n,
      }
    })
    .sort(
      (a, b) =>
        b.date.localeCompare(a.date) ||
        a.direction.localeCompare(b.direction) ||
        a.channel.localeCompare(b.channel),
    )
}
