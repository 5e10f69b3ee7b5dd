import { useState } from 'react'
import { listResultSources } from '../../../../../contract/operator/lottery/list-result-sources.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { SecondMissing, useWaiting, WaitingNotes } from '../../../parts/waiting-changes.tsx'
import { useCan } from '../../../session/me.ts'
import styles from './results.module.css'
import { SourceWindow } from './source-window.tsx'
import { fetchTones, type Source } from './words.ts'

const ALL = 'ALL'

/** Where results are fetched from; two sources that agree need no person. */
export function SourcesTab() {
  const t = useText()
  const can = useCan()
  const mayChange = can('lottery.sources')
  const waiting = useWaiting()
  const [gameCode, setGameCode] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [editing, setEditing] = useState<Source | 'NEW' | null>(null)
  const answer = useCall(
    listResultSources,
    { query: { pageNo, pageSize: 50, ...(gameCode ? { gameCode } : {}) } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 },
  )
  const games = answer.data?.games ?? []
  return (
    <>
      <div className={parts.filters}>
        <SelectField
          label={t('lot_game')}
          value={gameCode || ALL}
          onChange={(key) => {
            setGameCode(key === ALL ? '' : key)
            setPageNo(1)
          }}
          choices={[
            { key: ALL, text: t('lot_all_games') },
            ...games.map((game) => ({ key: game.gameCode, text: game.name })),
          ]}
        />
        {mayChange ? (
          <Button icon="plus" className={parts.fixed} onClick={() => setEditing('NEW')}>
            {t('lotres_source_add')}
          </Button>
        ) : null}
      </div>
      {mayChange ? <SecondMissing waiting={waiting} /> : null}
      <Loaded answer={answer}>
        {({ list }) => (
          <div className="stack">
            {waiting.rows
              .filter(({ kind }) => kind === 'lottery.source')
              .map(({ proposalId, subject }) => (
                <WaitingNotes key={proposalId} waiting={waiting} subject={subject} />
              ))}
            <Panel isFlush>
              <DataTable
                caption={t('lotres_tab_sources')}
                columns={sourceColumns(t, mayChange ? setEditing : null)}
                rows={list}
                rowKey={(row) => row.sourceId}
                empty={
                  <EmptyState isSmall title={t('lotres_sources_none')} text={t('lotres_sources_none_text')} />
                }
              />
            </Panel>
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {editing ? (
        <SourceWindow
          source={editing === 'NEW' ? null : editing}
          games={games}
          gameCode={gameCode}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </>
  )
}

function sourceColumns(t: Translate, onEdit: ((source: Source) => void) | null): Column<Source>[] {
  return [
    { key: 'game', head: t('lot_game'), card: 'title', cell: (row) => row.gameName },
    { key: 'name', head: t('lotres_source'), cell: (row) => row.name },
    {
      key: 'address',
      head: t('lotres_address'),
      cell: (row) => <span className={styles.address}>{row.address}</span>,
    },
    {
      key: 'adapter',
      head: t('lotres_adapter'),
      isNamed: true,
      cell: (row) => t(`lotres_adapter_${row.adapter}` as TextKey),
    },
    {
      key: 'state',
      head: t('lot_state'),
      card: 'badge',
      cell: (row) =>
        row.isWaiting ? (
          <Badge tone="waiting">{t('lot_terms_waiting')}</Badge>
        ) : (
          <Badge tone={row.isOn ? 'good' : 'neutral'}>{t(row.isOn ? 'lot_on' : 'lot_off')}</Badge>
        ),
    },
    {
      key: 'last',
      head: t('lotres_last'),
      isNamed: true,
      cell: ({ lastFetch }) =>
        lastFetch ? (
          <>
            <Badge tone={fetchTones[lastFetch.outcome]}>
              {t(`lotres_fetch_${lastFetch.outcome}` as TextKey)}
            </Badge>{' '}
            <small className={parts.narrow}>
              {lastFetch.numero} · {formatDateTime(lastFetch.fetchedAt)}
              {lastFetch.detail ? ` · ${lastFetch.detail}` : ''}
            </small>
          </>
        ) : (
          t('lotres_never')
        ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        onEdit && !row.isWaiting ? (
          <Button size="compact" onClick={() => onEdit(row)}>
            {t('lot_edit')}
          </Button>
        ) : null,
    },
  ]
}
