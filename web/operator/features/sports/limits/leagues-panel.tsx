import { useState } from 'react'
import { changeSportLeague } from '../../../../../contract/operator/sportsbook/change-sport-league.ts'
import {
  listSportLeagues,
  type listSportLeaguesSchemas,
} from '../../../../../contract/operator/sportsbook/list-sport-leagues.ts'
import { tiers, type Tier } from '../../../../../contract/operator/sportsbook/desk-fields.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatCount } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { useCan } from '../../../session/me.ts'
import { StopDialog } from '../desk/stop-buttons.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { sportName } from '../words.ts'

type League = ValueOf<typeof listSportLeaguesSchemas>['list'][number]

/** Leagues with the tier whose limits hold; a higher one waits for a second person. */
export function LeaguesPanel() {
  const t = useText()
  const can = useCan()
  const [editing, setEditing] = useState<League | null>(null)
  const [stopping, setStopping] = useState<League | null>(null)
  const answer = useCall(listSportLeagues, undefined, { staleMs: 1_000 })
  return (
    <Panel title={t('op_sport_league_title')} isFlush>
      <Loaded answer={answer}>
        {({ list }) => (
          <DataTable
            caption={t('op_sport_league_title')}
            columns={leagueColumns(
              t,
              can('sports.limits') ? setEditing : null,
              can('sports.trade') ? setStopping : null,
            )}
            rows={list}
            rowKey={(row) => row.leagueId}
            empty={<EmptyState isSmall title={t('op_sport_leagues_none')} />}
          />
        )}
      </Loaded>
      {editing ? (
        <Modal
          isOpen
          onClose={() => setEditing(null)}
          title={t('op_sport_league_tier', { league: editing.name })}
        >
          <LeagueForm league={editing} onClose={() => setEditing(null)} />
        </Modal>
      ) : null}
      <StopDialog
        stopping={
          stopping
            ? {
                scope: 'LEAGUE',
                subject: stopping.leagueId,
                isSuspended: true,
                title: t('op_sport_suspend_league'),
                text: t('op_sport_stop_text', { what: stopping.name }),
              }
            : null
        }
        onClose={() => setStopping(null)}
      />
    </Panel>
  )
}

function leagueColumns(
  t: Translate,
  onEdit: ((league: League) => void) | null,
  onStop: ((league: League) => void) | null,
): Column<League>[] {
  return [
    { key: 'name', head: t('op_sport_league'), card: 'title', cell: (row) => row.name },
    { key: 'country', head: t('op_sport_country'), cell: (row) => row.countryName },
    { key: 'sport', head: t('op_sport_sport'), cell: (row) => sportName(t, row.sportCode) },
    {
      key: 'tier',
      head: t('op_sport_tier'),
      card: 'badge',
      cell: (row) => (
        <>
          <Badge tone={row.tier === 'A' ? 'ready' : 'neutral'}>
            {t('op_sport_limits_tier', { tier: row.tier })}
          </Badge>{' '}
          {row.isHidden ? <Badge tone="waiting">{t('op_sport_hidden')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'open',
      head: t('op_sport_open_matches'),
      isFigure: true,
      cell: (row) => formatCount(row.openFixtureCount),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) => (
        <div className={parts.toolbar}>
          {onEdit ? (
            <Button size="compact" onClick={() => onEdit(row)}>
              {t('op_sport_change')}
            </Button>
          ) : null}
          {onStop ? (
            <Button size="compact" onClick={() => onStop(row)}>
              {t('op_sport_suspend_league')}
            </Button>
          ) : null}
        </div>
      ),
    },
  ]
}

function LeagueForm({ league, onClose }: { league: League; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: { tier: league.tier as Tier, isHidden: league.isHidden, reason: '' },
    send: async ({ tier, isHidden, reason }) => {
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      const { state } = await callServer(changeSportLeague, {
        params: { leagueId: league.leagueId },
        body: { tier, isHidden, reason: reason.trim() },
      })
      onClose()
      toast.good(t(state === 'DONE' ? 'op_sport_saved' : 'proposal_asked'))
      await Promise.all([refresh(listSportLeagues, listProposals), refreshDesk()])
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('op_sport_tier_text')}</p>
      <SelectField
        label={t('op_sport_tier')}
        value={form.values.tier}
        onChange={form.set('tier')}
        choices={tiers.map((tier) => ({ key: tier, text: t('op_sport_limits_tier', { tier }) }))}
      />
      <Checkbox
        checked={form.values.isHidden}
        onChange={(event) => form.edit({ isHidden: event.target.checked })}
      >
        {t('op_sport_league_hide')}
      </Checkbox>
      <TextAreaField label={t('op_reason')} rows={2} maxLength={140} isRequired {...form.field('reason')} />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
