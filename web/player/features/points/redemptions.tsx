import { useState } from 'react'
import {
  listRedemptions,
  type listRedemptionsSchemas,
} from '../../../../contract/player/points/list-redemptions.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { redemptionStates, type RedemptionState } from '../../../../contract/shared/point-words.ts'
import { formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { pointText, stateTexts, stateTones } from './point-text.ts'
import styles from './points.module.css'

type Redemption = ValueOf<typeof listRedemptionsSchemas>['list'][number]

/** What was redeemed, with its state and what the desk wrote. */
export function Redemptions() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [status, setStatus] = useState<RedemptionState | 'ALL'>('ALL')
  const query = { pageNo, pageSize: 20, ...(status === 'ALL' ? {} : { status }) }
  const { data, error } = useCall(listRedemptions, { query }, { keepsPrevious: true })
  return (
    <div className="stack">
      <div className={styles.filters}>
        <SelectField
          label={t('redeem_filter')}
          value={status}
          onChange={(next) => {
            setStatus(next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL' as const, text: t('redeem_all') },
            ...redemptionStates.map((key) => ({ key, text: t(stateTexts[key]) })),
          ]}
        />
      </div>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {data ? (
        data.totalCount === 0 ? (
          <EmptyState isSmall title={t('redeem_none')} />
        ) : (
          <ul className={`panel ${styles.history}`}>
            {data.list.map((row) => (
              <HistoryRow key={row.redemptionId} row={row} />
            ))}
          </ul>
        )
      ) : error ? null : (
        <Skeleton shape="block" />
      )}
      {data && data.totalPages > 1 ? (
        <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} margin={1} range={3} />
      ) : null}
    </div>
  )
}

function cashText({ kind, cashAmount, currency }: Redemption, t: Translate): string | null {
  if (cashAmount === 0) return null
  const amount = formatMoney(cashAmount, currency)
  return t(kind === 'CASH' ? 'redeem_received' : 'redeem_paid', { amount })
}

function HistoryRow({ row }: { row: Redemption }) {
  const t = useText()
  const cash = cashText(row, t)
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <b className="grow">{row.title}</b>
        <Badge tone={stateTones[row.status]}>{t(stateTexts[row.status])}</Badge>
      </div>
      <div className={styles.entryFoot}>
        <span>{row.number}</span>
        <span>{formatRecordTime(row.time)}</span>
        <span>
          {t('redeem_quantity')} {row.quantity}
        </span>
        {cash ? <span>{cash}</span> : null}
        <b className="number">{formatMoney(-row.pointsAmount, 'POINT')}</b>
      </div>
      {row.sentAt ? (
        <p className="small text-2">{t('redeem_sent', { time: formatRecordTime(row.sentAt) })}</p>
      ) : null}
      {row.remark ? <p className="small text-2">{row.remark}</p> : null}
      {row.status === 'REJECTED' ? (
        <p className="small text-2">{t('redeem_returned', { points: pointText(row.pointsAmount) })}</p>
      ) : null}
    </li>
  )
}
