import { useState } from 'react'
import { exportLosses } from '../../../../contract/player/agents/team/export-losses.ts'
import { listLosses } from '../../../../contract/player/agents/team/list-losses.ts'
import { formatAmount, formatMoney, formatRecordTime } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { AsOf, FileButton, TeamState } from './parts.tsx'
import { RangeChoice, rangeOf } from './range-choice.tsx'
import styles from './losses.module.css'
import team from './team.module.css'
import { nameOf, REFRESH_MS } from './words.ts'

const PAGE = 20

/** Members of the line who lost, the largest loss first. */
export default function LossPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [pageNo, setPageNo] = useState(1)
  const { data, error, isPending, refetch } = useCall(
    listLosses,
    { query: { ...range, pageNo, pageSize: PAGE } },
    { keepsPrevious: true, refetchEveryMs: REFRESH_MS },
  )
  const most = Math.max(1, ...(data?.list.map(({ lossAmount }) => lossAmount) ?? []))
  return (
    <div className="stack">
      <RangeChoice
        range={range}
        onChange={(next) => {
          setRange(next)
          setPageNo(1)
        }}
      />
      <p className="small text-2">
        {t('agent_loss_help')} {t('agent_loss_range', { days: 35 })} · {t('agent_loss_kept', { days: 90 })}
      </p>
      <TeamState error={error} isPending={isPending} onRetry={refetch}>
        {data ? (
          <>
            <section className="panel">
              {data.list.length === 0 ? <EmptyState isSmall title={t('agent_loss_empty')} /> : null}
              <ol className={styles.losses}>
                {data.list.map((row, place) => (
                  <li key={row.account}>
                    <span className={styles.rank}>{(data.pageNo - 1) * PAGE + place + 1}</span>
                    <span className="grow">
                      <b>{nameOf(row)}</b>{' '}
                      <small className="text-3">{t('agent_level', { n: String(row.level) })}</small>
                    </span>
                    <b className="number">{formatMoney(row.lossAmount, data.currency)}</b>
                    <i aria-hidden="true">
                      <em style={{ width: `${(row.lossAmount / most) * 100}%` }} />
                    </i>
                    <dl>
                      <dt>{t('agent_loss_deposits')}</dt>
                      <dd>{formatAmount(row.depositAmount)}</dd>
                      <dt>{t('agent_loss_withdrawals')}</dt>
                      <dd>{formatAmount(row.withdrawalAmount)}</dd>
                      <dt>{t('agent_valid_bet')}</dt>
                      <dd>{formatAmount(row.validBetAmount)}</dd>
                      <dt>{t('agent_team_last_login')}</dt>
                      <dd>
                        {row.lastLoginAt ? formatRecordTime(row.lastLoginAt) : t('agent_team_never_login')}
                      </dd>
                    </dl>
                  </li>
                ))}
              </ol>
              {data.list.length > 0 ? (
                <p className={styles.sum}>
                  <b>{t('agent_loss_sum', { count: data.totalCount })}</b>
                  <b className="number">{formatMoney(data.lossAmount, data.currency)}</b>
                </p>
              ) : null}
            </section>
            <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} />
            <AsOf at={data.asOf} />
            <p className="note text-3">{t('agent_loss_respect')}</p>
            <div className={team.tools}>
              <FileButton call={exportLosses} query={range} />
            </div>
          </>
        ) : null}
      </TeamState>
    </div>
  )
}
