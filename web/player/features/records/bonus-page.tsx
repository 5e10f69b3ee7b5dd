import { useState } from 'react'
import { exportBonuses } from '../../../../contract/player/cashier/export-bonuses.ts'
import { listBonuses, type listBonusesSchemas } from '../../../../contract/player/cashier/list-bonuses.ts'
import { requirementStatuses } from '../../../../contract/player/cashier/record-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { formatAmount, formatRecordTime } from '../../../../design/format.ts'
import { zoneLabel } from '../../../../design/house.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RangeFilter, rangeOf } from './range-filter.tsx'
import { Downloads, RecordFoot } from './record-foot.tsx'
import { RecordState } from './record-state.tsx'
import { RequirementDetail } from './requirement-detail.tsx'
import { statusKey, tones, useSource } from './requirement-words.ts'
import { Totals } from './totals.tsx'
import { useRecordPage } from './use-record-page.ts'

type Requirement = ValueOf<typeof listBonusesSchemas>['list'][number]
type Status = (typeof requirementStatuses)[number]

/** What was credited as bonus, and every turnover requirement with what is left of it. */
export function BonusPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [status, setStatus] = useState<Status | 'ALL'>('ALL')
  const page = useRecordPage()
  const [opened, setOpened] = useState<Requirement | null>(null)
  const filter = { ...range, ...(status === 'ALL' ? {} : { status }) }
  const { data, error, isPending, refetch } = useCall(
    listBonuses,
    { query: { ...filter, pageNo: page.pageNo, pageSize: page.query.pageSize } },
    { keepsPrevious: true },
  )
  return (
    <div className="stack">
      <RangeFilter
        range={range}
        onChange={(next) => {
          setRange(next)
          page.restart()
        }}
      >
        <SelectField
          label={t('record_status')}
          isLabelHidden
          value={status}
          onChange={(next) => {
            setStatus(next)
            page.restart()
          }}
          choices={[
            { key: 'ALL', text: t('record_all_statuses') },
            ...requirementStatuses.map((key) => ({ key, text: t(statusKey(key)) })),
          ]}
        />
      </RangeFilter>
      <RecordState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <Totals
              rows={[
                { key: 'bonus', label: t('bonus_credited'), amount: data.bonusAmount },
                { key: 'rebate', label: t('bonus_rebates'), amount: data.rebateAmount },
                { key: 'forfeited', label: t('bonus_forfeited'), amount: data.forfeitedAmount },
              ]}
            />
            <RequirementTable list={data.list} onOpen={setOpened} />
            <RecordFoot
              rows={data.list.length}
              page={page.pageNo}
              totalPages={data.totalPages}
              onPage={(to) => page.goTo(to, undefined)}
              size={page.size}
              onSize={page.resize}
            >
              <Downloads call={exportBonuses} query={filter} />
            </RecordFoot>
          </>
        ) : null}
      </RecordState>
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={t('bonus_detail')}>
        {opened ? <RequirementDetail row={opened} /> : null}
      </Modal>
    </div>
  )
}

function RequirementTable({
  list,
  onOpen,
}: {
  list: readonly Requirement[]
  onOpen: (row: Requirement) => void
}) {
  const t = useText()
  const sourceOf = useSource()
  return (
    <DataTable
      caption={t('member_bonusDetails')}
      rows={list}
      rowKey={(row) => row.requirementId}
      onOpen={onOpen}
      empty={<EmptyState title={t('bonus_empty')} />}
      columns={[
        {
          key: 'time',
          head: t('record_time', { zone: zoneLabel() }),
          cell: (row) => formatRecordTime(row.createdAt, true),
          card: 'meta',
        },
        { key: 'source', head: t('bonus_source'), cell: (row) => <b>{sourceOf(row)}</b>, card: 'title' },
        {
          key: 'required',
          head: t('bonus_required'),
          cell: (row) => formatAmount(row.requiredAmount),
          isFigure: true,
          card: 'amount',
        },
        {
          key: 'done',
          head: t('bonus_done'),
          cell: (row) => formatAmount(row.doneAmount),
          isFigure: true,
          card: 'hidden',
        },
        {
          key: 'left',
          head: t('bonus_left'),
          cell: (row) => formatAmount(row.leftAmount),
          isFigure: true,
          card: 'amount',
        },
        {
          key: 'status',
          head: t('record_status'),
          cell: (row) => <Badge tone={tones[row.status]}>{t(statusKey(row.status))}</Badge>,
          card: 'badge',
        },
      ]}
    />
  )
}
