import type { readReconciliationSchemas } from '../../../../contract/operator/reports/read-reconciliation.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { depositChannels } from '../../../../contract/shared/cashier-channels.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatAmount } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'

type Row = ValueOf<typeof readReconciliationSchemas>['rows'][number]
type Figure =
  | 'toldAmount'
  | 'waitingAmount'
  | 'returnedAmount'
  | 'booksAmount'
  | 'ledgerAmount'
  | 'statementAmount'

export const figures: readonly (readonly [Figure, TextKey])[] = [
  ['toldAmount', 'reconcile_told'],
  ['waitingAmount', 'reconcile_waiting'],
  ['returnedAmount', 'reconcile_returned'],
  ['booksAmount', 'reconcile_books'],
  ['ledgerAmount', 'reconcile_ledger'],
  ['statementAmount', 'reconcile_statement'],
]

export const amountText = (amount: number | null) => (amount === null ? '–' : formatAmount(amount))

export function Mark({ isDifferent }: { isDifferent: boolean }) {
  const t = useText()
  return (
    <Badge tone={isDifferent ? 'bad' : 'good'}>
      {t(isDifferent ? 'reconcile_mark_differs' : 'reconcile_mark_equal')}
    </Badge>
  )
}

/** A channel that the console has no name for is shown as the ledger names it. */
export function nameOf({ direction, channel }: Row, t: ReturnType<typeof useText>): string {
  const isNamed = (depositChannels as readonly string[]).includes(channel)
  const name = isNamed
    ? t(`desk_channel_${channel.toLowerCase()}` as TextKey)
    : channel === 'BANK'
      ? t('reconcile_bank')
      : channel
  return `${t(direction === 'DEPOSIT' ? 'reconcile_deposit' : 'reconcile_withdrawal')} · ${name}`
}
