import { useState } from 'react'
import { changeGameBeacon } from '../../../../../contract/operator/lottery/change-game-beacon.ts'
import {
  readGameBeacon,
  type readGameBeaconSchemas,
} from '../../../../../contract/operator/lottery/read-game-beacon.ts'
import { listProposals } from '../../../../../contract/operator/system/list-proposals.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatDateTime, formatRecordTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { WaitingNotes, type Waiting } from '../../../parts/waiting-changes.tsx'
import { useCan } from '../../../session/me.ts'

type Beacon = ValueOf<typeof readGameBeaconSchemas>

/** What a lottery that the house draws takes as its public value; two people switch it. */
export function BeaconPanel({ gameCode, waiting }: { gameCode: string; waiting: Waiting }) {
  const t = useText()
  const answer = useCall(readGameBeacon, { params: { gameCode } }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <Panel
      title={t('lot_beacon_type')}
      beside={
        answer.data ? (
          <Badge tone={answer.data.beacon === 'DRAND' ? 'good' : 'info'}>
            {t(`lot_beacon_${answer.data.beacon}` as TextKey)}
          </Badge>
        ) : null
      }
    >
      <Loaded answer={answer}>
        {(beacon) => <Choice gameCode={gameCode} beacon={beacon} waiting={waiting} />}
      </Loaded>
    </Panel>
  )
}

function Choice({ gameCode, beacon, waiting }: { gameCode: string; beacon: Beacon; waiting: Waiting }) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const subject = `lottery-beacon:${gameCode}`
  const isWaiting = waiting.rows.some((row) => row.subject === subject)
  const next = beacon.beacon === 'DRAND' ? 'ORDER_DIGEST' : 'DRAND'
  const refusal = next === 'DRAND' ? beacon.refusal : null
  const ask = async (reason: string) => {
    await callServer(changeGameBeacon, { params: { gameCode }, body: { beacon: next, reason } })
    toast.good(t('lot_terms_waiting'))
    await refresh(readGameBeacon, listProposals)
  }
  return (
    <div className="stack">
      <p className="text-2">{t(`lot_beacon_text_${beacon.beacon}`)}</p>
      <Since beacon={beacon} />
      <WaitingNotes waiting={waiting} subject={subject} />
      {refusal === 'FAST' || refusal === 'OFF' ? (
        <Note tone="info">{t(`lot_beacon_refusal_${refusal}`)}</Note>
      ) : null}
      {can('lottery.schedule') && !isWaiting && refusal === null ? (
        <div>
          <Button onClick={() => setAsking(true)}>{t(`lot_beacon_to_${next}`)}</Button>
        </div>
      ) : null}
      <p className="note text-3">
        {beacon.changedAt ? `${t('lot_changed')} ${formatDateTime(beacon.changedAt)}` : t('lot_as_delivered')}
      </p>
      <ReasonDialog
        isOpen={isAsking}
        title={t(`lot_beacon_to_${next}`)}
        label={t('op_reason')}
        isRequired
        submitText={t('lot_void_ask')}
        onSubmit={ask}
        onClose={() => setAsking(false)}
      >
        {t(`lot_beacon_ask_${next}`)}
      </ReasonDialog>
    </div>
  )
}

/** Issues are made ahead, so the choice comes into force later than it was made. */
function Since({ beacon: { beacon, now, first } }: { beacon: Beacon }) {
  const t = useText()
  if (!now || now.beacon === beacon) return null
  return (
    <Note tone="info">
      {first
        ? t('lot_beacon_coming', { numero: first.numero, time: formatRecordTime(first.closesAt, true) })
        : t('lot_beacon_later')}
    </Note>
  )
}
