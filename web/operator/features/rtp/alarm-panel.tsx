import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import {
  listMonitoredReturns,
  type listMonitoredReturnsSchemas,
} from '../../../../contract/operator/launch/list-monitored-returns.ts'
import { noteReturnAlarm } from '../../../../contract/operator/launch/note-return-alarm.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { formatAmount, formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { useCan } from '../../session/me.ts'

type Game = ValueOf<typeof listMonitoredReturnsSchemas>['list'][number]

/** A game outside its tolerance: since when, how far, and what somebody found. */
export function AlarmPanel({ game }: { game: Game }) {
  const t = useText()
  const can = useCan()
  const [isNoting, setNoting] = useState(false)
  const alarm = game.alarm!
  const note = async (text: string) => {
    await callServer(noteReturnAlarm, {
      params: { gameCode: game.gameCode },
      body: { mathVersion: game.mathVersion, note: text },
    })
    toast.good(t('mon_noted_done'))
    await refresh(listMonitoredReturns, countWaitingWork)
  }
  return (
    <Panel
      title={t('mon_alarm_title', { game: game.name })}
      beside={
        <>
          <Badge tone="bad" icon="warn">
            {t('mon_alarm', { raisedAt: formatDateTime(alarm.raisedAt) })}
          </Badge>
          {can('rtp.note') ? (
            <Button size="compact" onClick={() => setNoting(true)}>
              {t('mon_note')}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="small text-2">
        {t('mon_alarm_text', {
          deviation: game.all?.deviation ?? alarm.deviation,
          rounds: formatAmount((game.all?.rounds ?? alarm.rounds) * 100, 0),
        })}
      </p>
      {alarm.notedBy ? (
        <p className="small">
          {t('mon_noted', {
            by: `${alarm.notedBy} · ${formatDateTime(alarm.notedAt!)}`,
            note: alarm.note ?? '',
          })}
        </p>
      ) : null}
      <ReasonDialog
        isOpen={isNoting}
        title={t('mon_note')}
        label={t('mon_note_label')}
        isRequired
        submitText={t('mon_note')}
        onSubmit={note}
        onClose={() => setNoting(false)}
      >
        {game.name}
      </ReasonDialog>
    </Panel>
  )
}
