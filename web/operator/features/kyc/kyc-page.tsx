import { useState } from 'react'
import {
  listKycRequests,
  type listKycRequestsSchemas,
} from '../../../../contract/operator/identity/list-kyc-requests.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { kycStates, type KycState } from '../../../../contract/shared/kyc-words.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { KycDetail } from './kyc-detail.tsx'
import parts from '../../parts/parts.module.css'
import styles from './kyc.module.css'
import { kycTone } from '../../parts/kyc/states.ts'

type Row = ValueOf<typeof listKycRequestsSchemas>['list'][number]

/** Requests by state; the chosen one opens beside the queue, on phones over it. */
export function KycPage({ id }: { id: string }) {
  const t = useText()
  const [tab, setTab] = useSearchValue('state')
  const [pageNo, setPageNo] = useState(1)
  const state = kycStates.find((one) => one === tab) ?? 'SUBMITTED'
  const answer = useCall(
    listKycRequests,
    { query: { state, pageNo, pageSize: 20 } },
    { keepsPrevious: true, staleMs: 3_000, refetchEveryMs: 30_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'kyc') void refresh(listKycRequests, countWaitingWork)
  })
  const open = (row: Row) => navigate(`${paths.kycRequest(row.requestId)}${location.search}`)
  const columns: Column<Row>[] = [
    {
      key: 'member',
      head: t('kyc_member'),
      card: 'title',
      cell: (row) => (
        <Button
          size="compact"
          kind="quiet"
          className={parts.pressName}
          aria-label={t('kyc_open', { account: row.account })}
          onClick={() => open(row)}
        >
          {row.account}
        </Button>
      ),
    },
    {
      key: 'level',
      head: t('kyc_asked'),
      cell: (row) => t('kyc_from_to', { from: String(row.kycLevel), to: String(row.level) }),
    },
    {
      key: 'since',
      head: t('kyc_waiting'),
      cell: (row) => (
        <Elapsed
          since={row.submittedAt}
          {...(row.state === 'SUBMITTED' ? { lateAfterMinutes: 24 * 60 } : {})}
        />
      ),
    },
    {
      key: 'state',
      head: t('kyc_state'),
      card: 'badge',
      cell: (row) => (
        <span className="row row-wrap">
          <Badge tone={kycTone(row.state)}>{t(`kyc_state_${row.state}`)}</Badge>
          {row.isDuplicate ? (
            <Badge tone="bad" icon="warn">
              {t('kyc_duplicate')}
            </Badge>
          ) : null}
        </span>
      ),
    },
  ]
  return (
    <>
      <PageHead title={t('kyc_title')} text={t('kyc_text')} />
      <Tabs
        label={t('kyc_title')}
        value={state}
        onChange={(key) => {
          setTab(key as KycState)
          setPageNo(1)
        }}
        tabs={kycStates.map((key) => ({
          key,
          text: t(`kyc_state_${key}`),
          count: key === 'SUBMITTED' ? answer.data?.waiting : undefined,
        }))}
      >
        <div className={styles.split}>
          <div className="panel">
            <Loaded answer={answer}>
              {(page) => (
                <DataTable
                  caption={t('kyc_title')}
                  columns={columns}
                  rows={page.list}
                  rowKey={(row) => row.requestId}
                  empty={<EmptyState isSmall title={t('kyc_none')} />}
                />
              )}
            </Loaded>
            <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
          </div>
          {id ? <KycDetail id={id} onClose={() => navigate(`${paths.kyc}${location.search}`)} /> : null}
        </div>
      </Tabs>
    </>
  )
}
