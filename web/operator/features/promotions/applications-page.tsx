import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { applicationTabs, type ApplicationTab } from '../../../../contract/operator/promotions/desk-words.ts'
import { listApplications } from '../../../../contract/operator/promotions/list-applications.ts'
import { formatDateTime, formatMoney } from '../../../../design/format.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge, VipBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { ApplicationWindow, reasonText, type Application } from './application-window.tsx'
import styles from './promotions.module.css'
import { claimText, claimTones, useNameOf } from '../../parts/promotion-words.ts'

const tabTexts = {
  WAITING: 'op_promo_desk_waiting',
  APPROVED: 'op_promo_desk_approved',
  REJECTED: 'op_promo_desk_rejected',
} as const satisfies Record<ApplicationTab, TextKey>

/** What members applied for: waiting ones with the oldest first. */
export function ApplicationsPage() {
  const t = useText()
  const [value, setTab] = useSearchValue('tab')
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<Application | null>(null)
  const tab = applicationTabs.find((name) => name === value) ?? 'WAITING'
  const answer = useCall(
    listApplications,
    { query: { tab, pageNo, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 30_000, staleMs: 3_000 },
  )
  useTopic('work', () => void refresh(listApplications, countWaitingWork))
  return (
    <>
      <PageHead title={t('op_promo_desk_title')} text={t('op_promo_desk_help')} />
      <Tabs
        label={t('op_promo_desk_title')}
        value={tab}
        onChange={(key) => {
          setTab(key)
          setPageNo(1)
        }}
        tabs={applicationTabs.map((key) => ({
          key,
          text: t(tabTexts[key]),
          ...(key === 'WAITING' ? { count: answer.data?.waitingCount } : {}),
        }))}
      >
        <Loaded answer={answer}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState isSmall title={t('op_promo_desk_none')} />
            ) : (
              <ul className={styles.applications}>
                {list.map((row) => (
                  <ApplicationCard key={row.claimId} row={row} onOpen={() => setOpen(row)} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </Tabs>
      {open ? <ApplicationWindow application={open} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

function ApplicationCard({ row, onOpen }: { row: Application; onOpen: () => void }) {
  const t = useText()
  const nameOf = useNameOf()
  const isWaiting = row.state === 'APPLYING'
  return (
    <li className={`panel ${styles.application}`}>
      <header className={styles.applicationHead}>
        <ConsoleLink className="link" href={paths.member(row.memberId, 'promotions')}>
          {row.username}
        </ConsoleLink>
        <VipBadge>{t('header_vip_label', { vipLevel: String(row.vipLevel) })}</VipBadge>
        <Badge tone={claimTones[row.state] ?? 'neutral'}>{claimText(row.state, t)}</Badge>
        <span className="grow" />
        {isWaiting ? (
          <small className="text-2">
            <Elapsed since={row.appliedAt} />
          </small>
        ) : (
          <small className="text-2">
            {t('op_promo_desk_done', {
              name: row.decidedBy,
              time: formatDateTime(row.decidedAt ?? row.appliedAt),
            })}
          </small>
        )}
      </header>
      <b>{nameOf(row.names)}</b>
      <p className={styles.said}>{row.remark}</p>
      {row.state === 'REJECTED' ? <p className="text-2">{reasonText(row.reason, t)}</p> : null}
      <div className={styles.applicationFoot}>
        <small className="text-2">
          {t('op_promo_desk_facts', { attempt: row.attempt, images: row.images.length })}
          {row.amount > 0 ? ` · ${formatMoney(row.amount, row.currency)}` : ''}
        </small>
        <span className="grow" />
        <Button
          size="small"
          kind={isWaiting ? 'jade' : 'line'}
          aria-label={`${t(isWaiting ? 'op_promo_desk_decide' : 'op_promo_desk_show')} ${row.username}`}
          onClick={onOpen}
        >
          {t(isWaiting ? 'op_promo_desk_decide' : 'op_promo_desk_show')}
        </Button>
      </div>
    </li>
  )
}
