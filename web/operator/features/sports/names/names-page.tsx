import { useState } from 'react'
import {
  listSportNames,
  type NamedKind,
} from '../../../../../contract/operator/sportsbook/list-sport-names.ts'
import { sportCodes, type SportCode } from '../../../../../kernel/sports/words.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { useSearchValue } from '../../../use-search-value.ts'
import { useCan } from '../../../session/me.ts'
import { sportName } from '../words.ts'
import { NameWindow } from './name-window.tsx'
import type { Named } from './words.ts'

const ALL = 'ALL'
const filters = [ALL, 'SAME', 'OWN'] as const
type Filter = (typeof filters)[number]

/** What leagues and teams are called; an operator's name stays whatever the feed says. */
export function NamesPage() {
  const t = useText()
  const can = useCan()
  const [tab] = useSearchValue('tab')
  const [pageNo, setPageNo] = useState(1)
  const [editing, setEditing] = useState<Named | null>(null)
  const [asked, setAsked] = useState({
    kind: 'TEAM' as NamedKind,
    sport: ALL as string,
    only: (tab === 'SAME' ? 'SAME' : ALL) as Filter,
    search: '',
  })
  const ask = (part: Partial<typeof asked>) => {
    setAsked({ ...asked, ...part })
    setPageNo(1)
  }
  const form = useForm({ start: { search: '' }, send: ({ search }) => ask({ search }) })
  const { kind, sport, only } = asked
  const answer = useCall(
    listSportNames,
    {
      query: {
        kind,
        pageNo,
        pageSize: 20,
        ...(sport === ALL ? {} : { sportCode: sport as SportCode }),
        ...(only === ALL ? {} : { only }),
        ...(asked.search.trim() ? { search: asked.search.trim() } : {}),
      },
    },
    { keepsPrevious: true, staleMs: 1_000 },
  )
  return (
    <>
      <PageHead title={t('op_sport_names_title')} text={t('op_sport_names_text')} />
      <Form form={form} role="search" aria-label={t('op_sport_names_title')} className={parts.filters}>
        <SelectField
          label={t('op_sport_names_kind')}
          value={kind}
          onChange={(next) => ask({ kind: next })}
          choices={[
            { key: 'TEAM', text: t('op_sport_names_TEAM') },
            { key: 'LEAGUE', text: t('op_sport_names_LEAGUE') },
          ]}
        />
        <SelectField
          label={t('op_sport_sport')}
          value={sport}
          onChange={(next) => ask({ sport: next })}
          choices={[
            { key: ALL, text: t('op_sport_all_sports') },
            ...sportCodes.map((code) => ({ key: code as string, text: sportName(t, code) })),
          ]}
        />
        <SelectField
          label={t('op_sport_names_only')}
          value={only}
          onChange={(next) => ask({ only: next })}
          choices={filters.map((key) => ({
            key,
            text: t(
              key === ALL ? 'op_sport_all' : key === 'SAME' ? 'op_sport_names_same' : 'op_sport_names_own',
            ),
          }))}
        />
        <TextField label={t('op_sport_find')} maxLength={60} autoComplete="off" {...form.field('search')} />
        <Button type="submit" kind="primary" className={parts.fixed}>
          {t('common_search')}
        </Button>
      </Form>
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel isFlush>
            <DataTable
              caption={t('op_sport_names_title')}
              columns={nameColumns(t, can('sports.trade') ? setEditing : null)}
              rows={list}
              rowKey={(row) => `${row.kind}:${row.id}`}
              empty={<EmptyState isSmall title={t('op_sport_names_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      {editing ? <NameWindow named={editing} onClose={() => setEditing(null)} /> : null}
    </>
  )
}

function nameColumns(t: Translate, onEdit: ((row: Named) => void) | null): Column<Named>[] {
  return [
    { key: 'th', head: t('op_sport_names_th'), card: 'title', cell: (row) => row.names.th },
    { key: 'en', head: t('op_sport_names_en'), isNamed: true, cell: (row) => row.names.en },
    {
      key: 'state',
      head: t('op_sport_names_by'),
      card: 'badge',
      cell: (row) =>
        row.isOwn ? (
          <Badge tone="info">{t('op_sport_names_own')}</Badge>
        ) : row.names.th === row.names.en ? (
          <Badge tone="waiting">{t('op_sport_names_same')}</Badge>
        ) : (
          <Badge tone="neutral">{t('op_sport_names_feed')}</Badge>
        ),
    },
    {
      key: 'where',
      head: t('op_sport_sport'),
      cell: (row) => [sportName(t, row.sportCode), row.leagueName, row.id].filter(Boolean).join(' · '),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        onEdit ? (
          <Button size="compact" onClick={() => onEdit(row)}>
            {t('op_sport_change')}
          </Button>
        ) : null,
    },
  ]
}
