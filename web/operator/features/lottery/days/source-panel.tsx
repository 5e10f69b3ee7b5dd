import { useState } from 'react'
import { changeGameSource } from '../../../../../contract/operator/lottery/change-game-source.ts'
import { listDrawDays } from '../../../../../contract/operator/lottery/list-draw-days.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { WaitingNotes, type Waiting } from '../../../parts/waiting-changes.tsx'
import type { DrawDays } from './words.ts'

/** Demonstration draws or the results desk; two people switch between them. */
export function SourcePanel({
  days: { gameCode, source },
  waiting,
  mayChange,
}: {
  days: DrawDays
  waiting: Waiting
  mayChange: boolean
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const asked = waiting.rows
    .filter(({ kind }) => kind === 'lottery.gameSource')
    .filter(({ subject }) => subject === `lottery-source:${gameCode}`)
  const next = source === 'DEMO' ? 'IMPORT' : 'DEMO'
  const ask = async (reason: string) => {
    await callServer(changeGameSource, { params: { gameCode }, body: { source: next, reason } })
    toast.good(t('lot_terms_waiting'))
    await refresh(listDrawDays, listProposals)
  }
  return (
    <Panel
      title={t('lotday_source')}
      beside={
        <Badge tone={source === 'DEMO' ? 'info' : 'good'}>{t(`lot_source_${source}` as TextKey)}</Badge>
      }
    >
      <div className="stack">
        <p className="text-2">{t(`lotday_source_${source}` as TextKey)}</p>
        {asked.map(({ proposalId, subject }) => (
          <WaitingNotes key={proposalId} waiting={waiting} subject={subject} />
        ))}
        {mayChange && asked.length === 0 && (source === 'DEMO' || source === 'IMPORT') ? (
          <div>
            <Button onClick={() => setAsking(true)}>{t(`lotday_switch_${next}`)}</Button>
          </div>
        ) : null}
      </div>
      <ReasonDialog
        isOpen={isAsking}
        title={t(`lotday_switch_${next}`)}
        label={t('op_reason')}
        isRequired
        submitText={t('lot_void_ask')}
        onSubmit={ask}
        onClose={() => setAsking(false)}
      >
        {t(`lotday_switch_text_${next}`)}
      </ReasonDialog>
    </Panel>
  )
}
