import { useState } from 'react'
import {
  listAmlMembers,
  type listAmlMembersSchemas,
} from '../../../../contract/operator/cashier/list-aml-members.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { useSearchValue } from '../../use-search-value.ts'
import { useCan } from '../../session/me.ts'
import { AmlFile } from './aml-file.tsx'
import parts from '../../parts/parts.module.css'
import styles from './aml.module.css'
import { HeldBadge } from './held-badge.tsx'
import { Reports } from './reports.tsx'
import { RingQueue } from './ring-queue.tsx'

type Row = ValueOf<typeof listAmlMembersSchemas>['list'][number]

/** Suspicions by score, duplicate persons, and the officer's reports. */
export function AmlPage({ id }: { id: string }) {
  const t = useText()
  const can = useCan()
  const [tab, setTab] = useSearchValue('tab')
  const counts = useCall(
    listAmlMembers,
    { query: { show: 'HELD', pageSize: 1 } },
    { staleMs: 3_000, refetchEveryMs: 30_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'aml') void refresh(listAmlMembers, countWaitingWork)
  })
  const tabs = ['held', 'all', 'rings', ...(can('compliance.export') ? ['reports' as const] : [])] as const
  const current = tabs.find((key) => key === tab) ?? 'held'
  const countOf = {
    held: counts.data?.held,
    rings: counts.data?.openRings,
    all: undefined,
    reports: undefined,
  }
  return (
    <>
      <PageHead title={t('aml_title')} text={t('aml_text')} />
      <Tabs
        label={t('aml_title')}
        value={current}
        onChange={setTab}
        tabs={tabs.map((key) => ({ key, text: t(`aml_tab_${key}`), count: countOf[key] }))}
      >
        <div className={styles.tab}>
          {current === 'rings' ? (
            <RingQueue />
          ) : current === 'reports' ? (
            <Reports />
          ) : (
            <Queue key={current} show={current === 'held' ? 'HELD' : 'ALL'} id={id} />
          )}
        </div>
      </Tabs>
    </>
  )
}

function Queue({ show, id }: { show: 'HELD' | 'ALL'; id: string }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listAmlMembers,
    { query: { show, pageNo, pageSize: 20, ...(search.trim() ? { query: search.trim() } : {}) } },
    { keepsPrevious: true, staleMs: 3_000, refetchEveryMs: 30_000 },
  )
  const columns: Column<Row>[] = [
    {
      key: 'member',
      head: t('aml_member'),
      card: 'title',
      cell: (row) => (
        <Button
          size="compact"
          kind="quiet"
          className={parts.pressName}
          aria-label={t('aml_open', { account: row.account })}
          onClick={() => navigate(`${paths.amlMember(row.memberId)}${location.search}`)}
        >
          {row.account}
        </Button>
      ),
    },
    {
      key: 'score',
      head: t('aml_score'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <b className="number">{row.score}</b>,
    },
    {
      key: 'kinds',
      head: t('aml_kinds'),
      cell: (row) => (
        <span className={styles.kinds}>
          {row.kinds.map((kind) => (
            <Badge key={kind} tone="neutral">
              {t(`aml_kind_${kind}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'newest',
      head: t('aml_newest'),
      cell: (row) => (row.newestAt ? formatShortTime(row.newestAt) : '–'),
    },
    { key: 'state', head: t('aml_state'), card: 'badge', cell: (row) => <HeldBadge row={row} /> },
  ]
  return (
    <div className={styles.split}>
      <div>
        <div className={styles.search}>
          <TextField
            label={t('aml_search')}
            isLabelHidden
            icon="search"
            placeholder={t('aml_search')}
            maxLength={64}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setPageNo(1)
            }}
          />
        </div>
        <div className="panel">
          <Loaded answer={answer}>
            {(page) => (
              <DataTable
                caption={t('aml_title')}
                columns={columns}
                rows={page.list}
                rowKey={(row) => row.memberId}
                empty={<EmptyState isSmall title={t('aml_none')} />}
              />
            )}
          </Loaded>
        </div>
        <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      </div>
      {id ? <AmlFile id={id} onClose={() => navigate(`${paths.aml}${location.search}`)} /> : null}
    </div>
  )
}
