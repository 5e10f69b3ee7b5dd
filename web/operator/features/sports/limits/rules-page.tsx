import { useState } from 'react'
import { changeMargin } from '../../../../../contract/operator/sportsbook/change-margin.ts'
import {
  listMargins,
  type listMarginsSchemas,
} from '../../../../../contract/operator/sportsbook/list-margins.ts'
import {
  listSuspensions,
  type listSuspensionsSchemas,
} from '../../../../../contract/operator/sportsbook/list-suspensions.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { useCan } from '../../../session/me.ts'
import { StopDialog } from '../desk/stop-buttons.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { percentOf, sportName, typeName } from '../words.ts'
import { LeaguesPanel } from './leagues-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { MarginWindow } from './margin-window.tsx'

type Margin = ValueOf<typeof listMarginsSchemas>['list'][number]
type Stop = ValueOf<typeof listSuspensionsSchemas>['list'][number]

/** What holds for many matches at once: what is stopped, limits, margins, and leagues with their tiers. */
export function RulesPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('console_nav_sports_rules')} text={t('op_sport_rules_text')} />
      <div className="stack">
        <StopsPanel />
        <LimitsPanel />
        <MarginsPanel />
        <LeaguesPanel />
      </div>
    </>
  )
}

const stopName = (t: Translate, stop: Stop): string =>
  stop.scope === 'ALL'
    ? t('op_sport_all_sports')
    : stop.scope === 'SPORT'
      ? sportName(t, stop.subject as SportCode)
      : stop.name

function StopsPanel() {
  const t = useText()
  const can = useCan()
  const [opening, setOpening] = useState<Stop | null>(null)
  const answer = useCall(listSuspensions, undefined, { refetchEveryMs: 10_000, staleMs: 1_000 })
  const columns: Column<Stop>[] = [
    { key: 'what', head: t('op_sport_what'), card: 'title', cell: (row) => stopName(t, row) },
    { key: 'reason', head: t('op_reason'), isNamed: true, cell: (row) => row.reason },
    {
      key: 'by',
      head: t('op_sport_by'),
      isNamed: true,
      cell: (row) => t('op_sport_suspended_by', { name: row.by, time: formatDateTime(row.at) }),
    },
    {
      key: 'open',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('sports.trade') ? (
          <Button size="compact" onClick={() => setOpening(row)}>
            {t('op_sport_resume')}
          </Button>
        ) : null,
    },
  ]
  return (
    <Panel title={t('op_sport_stops')} isFlush>
      <Loaded answer={answer}>
        {({ list }) => (
          <DataTable
            caption={t('op_sport_stops')}
            columns={columns}
            rows={list}
            rowKey={(row) => `${row.scope}${row.subject}`}
            empty={<EmptyState isSmall title={t('op_sport_stops_none')} />}
          />
        )}
      </Loaded>
      <StopDialog
        stopping={
          opening
            ? {
                scope: opening.scope,
                ...(opening.subject ? { subject: opening.subject } : {}),
                isSuspended: false,
                title: t('op_sport_resume'),
                text: stopName(t, opening),
              }
            : null
        }
        onClose={() => setOpening(null)}
      />
    </Panel>
  )
}

function MarginsPanel() {
  const t = useText()
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Margin | null>(null)
  const answer = useCall(listMargins, undefined, { staleMs: 1_000 })
  const nameOf = (row: Margin) =>
    `${row.leagueName ?? t('op_sport_all_leagues')} · ${row.typeCode ? typeName(t, row.typeCode) : t('op_sport_all_types')}`
  const columns: Column<Margin>[] = [
    { key: 'of', head: t('op_sport_what'), card: 'title', cell: nameOf },
    {
      key: 'margin',
      head: t('op_sport_margin'),
      isFigure: true,
      card: 'amount',
      cell: (row) => `${percentOf(row.marginPpm)}%`,
    },
    {
      key: 'by',
      head: t('op_sport_by'),
      isNamed: true,
      cell: (row) => t('op_sport_changed_by', { name: row.changedBy, time: formatDateTime(row.changedAt) }),
    },
    {
      key: 'end',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('sports.trade') ? (
          <Button size="compact" onClick={() => setEnding(row)}>
            {t('op_sport_margin_end')}
          </Button>
        ) : null,
    },
  ]
  return (
    <Panel
      title={t('op_sport_margin')}
      isFlush
      beside={
        can('sports.trade') ? (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {t('op_sport_margin_add')}
          </Button>
        ) : null
      }
    >
      <Loaded answer={answer}>
        {({ list }) => (
          <DataTable
            caption={t('op_sport_margin')}
            columns={columns}
            rows={list}
            rowKey={(row) => `${row.leagueId ?? ''}:${row.typeCode ?? ''}`}
            empty={<EmptyState isSmall title={t('op_sport_margins_none')} text={t('op_sport_margin_help')} />}
          />
        )}
      </Loaded>
      {isAdding ? <MarginWindow onClose={() => setAdding(false)} /> : null}
      <ReasonDialog
        isOpen={ending !== null}
        title={t('op_sport_margin_end')}
        label={t('op_reason')}
        isRequired
        submitText={t('op_sport_margin_end')}
        onSubmit={async (reason) => {
          await callServer(changeMargin, {
            body: {
              ...(ending!.leagueId ? { leagueId: ending!.leagueId } : {}),
              ...(ending!.typeCode ? { typeCode: ending!.typeCode } : {}),
              marginPpm: null,
              reason,
            },
          })
          toast.good(t('op_sport_saved'))
          await Promise.all([refresh(listMargins), refreshDesk()])
        }}
        onClose={() => setEnding(null)}
      >
        {ending ? nameOf(ending) : null}
      </ReasonDialog>
    </Panel>
  )
}
