import { useState } from 'react'
import {
  listPointMovements,
  type listPointMovementsSchemas,
} from '../../../../contract/player/points/list-point-movements.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { movementTypes, type MovementType } from '../../../../contract/shared/point-words.ts'
import { formatDay, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { typeTexts } from './point-text.ts'
import styles from './points.module.css'

type Movement = ValueOf<typeof listPointMovementsSchemas>['list'][number]

/** Every movement of the points, by kind and days. */
export function PointDetails() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [filter, setFilter] = useState<{ type: MovementType | 'ALL'; from: string; to: string }>({
    type: 'ALL',
    from: '',
    to: '',
  })
  const change = (next: Partial<typeof filter>) => {
    setFilter({ ...filter, ...next })
    setPageNo(1)
  }
  const { type, from, to } = filter
  const query = {
    pageNo,
    pageSize: 20,
    ...(type === 'ALL' ? {} : { type }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
  const { data, error } = useCall(listPointMovements, { query }, { keepsPrevious: true })
  const columns: Column<Movement>[] = [
    { key: 'time', head: t('redeem_time'), cell: (row) => formatRecordTime(row.at) },
    {
      key: 'type',
      head: t('points_details_type'),
      card: 'title',
      cell: (row) => (
        <span>
          {t(typeTexts[row.type])}
          {row.day ? (
            <small className="note text-3"> {t('points_details_day', { day: formatDay(row.day) })}</small>
          ) : null}
        </span>
      ),
    },
    {
      key: 'points',
      head: t('redeem_points'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.amount} currency={row.currency} isChange />,
    },
  ]
  return (
    <div className="stack">
      <div className={styles.filters}>
        <SelectField
          label={t('points_details_type')}
          value={type}
          onChange={(next) => change({ type: next })}
          choices={[
            { key: 'ALL' as const, text: t('redeem_all') },
            ...movementTypes.map((key) => ({ key, text: t(typeTexts[key]) })),
          ]}
        />
        <TextField
          label={t('points_details_from')}
          type="date"
          value={from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label={t('points_details_to')}
          type="date"
          value={to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {data ? (
        <div className="panel">
          <DataTable
            caption={t('points_details')}
            columns={columns}
            rows={data.list}
            rowKey={(row) => row.movementId}
            empty={<EmptyState isSmall title={t('points_details_none')} />}
          />
        </div>
      ) : error ? null : (
        <Skeleton shape="block" />
      )}
      {data && data.totalPages > 1 ? (
        <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} margin={1} range={3} />
      ) : null}
    </div>
  )
}
