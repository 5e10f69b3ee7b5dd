import { useState } from 'react'
import { listIntegrityFlags } from '../../../../contract/operator/launch/list-integrity-flags.ts'
import { integrityStates, type IntegrityState } from '../../../../contract/shared/integrity-words.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatShortTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import { IntegrityFile } from './integrity-file.tsx'
import styles from './integrity.module.css'
import { gameText, type Flag } from './words.ts'

/**
 * Members of rooms whose play against each other looks like collusion: a list, and one suspicion with its
 * hands.
 */
export function IntegrityPage({ id }: { id: string }) {
  const t = useText()
  const [state, setState] = useState<IntegrityState>('OPEN')
  const [search, setSearch] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const member = search.trim()
  const answer = useCall(
    listIntegrityFlags,
    { query: { state, pageNo, pageSize: 20, ...(member ? { member } : {}) } },
    { keepsPrevious: true, staleMs: 3_000, refetchEveryMs: 60_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'integrity') void refresh(listIntegrityFlags)
  })
  const columns: Column<Flag>[] = [
    {
      key: 'members',
      head: t('integrity_members'),
      card: 'title',
      cell: (row) => (
        <Button
          size="compact"
          kind="quiet"
          className={parts.pressName}
          aria-label={t('integrity_open', { accounts: namesOf(row) })}
          onClick={() => navigate(paths.integrityFlag(row.flagId))}
        >
          {namesOf(row)}
        </Button>
      ),
    },
    {
      key: 'kind',
      head: t('integrity_kind'),
      card: 'badge',
      cell: (row) => <Badge tone="neutral">{t(`integrity_kind_${row.kind}`)}</Badge>,
    },
    { key: 'game', head: t('integrity_game'), cell: (row) => gameText(row.gameCode, t) },
    { key: 'hands', head: t('integrity_hands'), isFigure: true, card: 'hidden', cell: (row) => row.hands },
    {
      key: 'net',
      head: t('integrity_net'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.netAmount} currency={row.currency} />,
    },
    {
      key: 'score',
      head: t('integrity_score'),
      isFigure: true,
      cell: (row) => <b className="number">{`${row.score}%`}</b>,
    },
    // Beside an open file there is no room for it.
    ...(id
      ? []
      : [
          {
            key: 'changed',
            head: t('integrity_changed'),
            cell: (row: Flag) => formatShortTime(row.changedAt),
          },
        ]),
  ]
  return (
    <>
      <PageHead title={t('integrity_title')} text={t('integrity_text')} />
      <div className={styles.filters}>
        <Segmented
          label={t('integrity_state')}
          value={state}
          onChange={(key) => {
            setState(key)
            setPageNo(1)
          }}
          choices={integrityStates.map((key) => ({ key, text: t(`integrity_state_${key}`) }))}
        />
        <TextField
          label={t('integrity_search')}
          isLabelHidden
          icon="search"
          placeholder={t('integrity_search')}
          maxLength={64}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setPageNo(1)
          }}
        />
      </div>
      <div className={styles.split}>
        <div>
          <div className="panel">
            <Loaded answer={answer}>
              {(page) => (
                <DataTable
                  caption={t('integrity_title')}
                  columns={columns}
                  rows={page.list}
                  rowKey={(row) => row.flagId}
                  empty={<EmptyState isSmall title={t('integrity_none')} />}
                />
              )}
            </Loaded>
          </div>
          <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
        </div>
        {id ? <IntegrityFile key={id} id={id} onClose={() => navigate(paths.integrity)} /> : null}
      </div>
    </>
  )
}

const namesOf = (flag: Flag) => flag.members.map((member) => member.account).join(' · ')
