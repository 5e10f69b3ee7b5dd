import type { readIntegrityFlagSchemas } from '../../../../contract/operator/launch/read-integrity-flag.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { paths } from '../../paths.ts'
import type { Flag } from './words.ts'

type File = ValueOf<typeof readIntegrityFlagSchemas>
type Hand = File['hands']['list'][number]

export function Hands({ flag, rows }: { flag: Flag; rows: readonly Hand[] }) {
  const t = useText()
  const columns: Column<Hand>[] = [
    {
      key: 'hand',
      head: t('integrity_hand'),
      card: 'title',
      cell: (row) => (
        <ConsoleLink
          className="link number"
          href={paths.roomHand(row.handId)}
          aria-label={t('integrity_hand_open', { handNo: row.handNo })}
        >{`#${row.handNo}`}</ConsoleLink>
      ),
    },
    { key: 'at', head: t('integrity_hand_at'), cell: (row) => formatShortTime(row.endedAt) },
    ...flag.members.map(
      (member, place): Column<Hand> => ({
        key: member.memberId,
        head: member.account,
        isFigure: true,
        cell: (row) => <Money amount={row.netAmounts[place] ?? 0} currency={flag.currency} isChange />,
      }),
    ),
  ]
  return (
    <DataTable
      caption={t('integrity_hands_title', { totalCount: rows.length })}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.handId}
      isAlwaysTable
      isDense
      empty={<EmptyState isSmall title={t('integrity_hands_none')} />}
    />
  )
}
