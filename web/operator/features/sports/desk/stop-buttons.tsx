import { useState } from 'react'
import { changeSuspension } from '../../../../../contract/operator/sportsbook/change-suspension.ts'
import { listSuspensions } from '../../../../../contract/operator/sportsbook/list-suspensions.ts'
import type { StopScope } from '../../../../../contract/operator/sportsbook/desk-fields.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { formatDateTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { refresh, useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { sportName, type DeskFixture } from '../words.ts'

interface Stopping {
  scope: StopScope
  subject?: string
  isSuspended: boolean
  title: string
  text: string
}

/** Asks why, and suspends or opens. */
export function StopDialog({ stopping, onClose }: { stopping: Stopping | null; onClose: () => void }) {
  const t = useText()
  const send = async (reason: string) => {
    const { scope, subject, isSuspended } = stopping!
    await callServer(changeSuspension, {
      body: { scope, isSuspended, reason, ...(subject === undefined ? {} : { subject }) },
    })
    toast.good(t(isSuspended ? 'op_sport_is_suspended' : 'op_sport_is_open'))
    await Promise.all([refreshDesk(), refresh(listSuspensions)])
  }
  return (
    <ReasonDialog
      isOpen={stopping !== null}
      title={stopping?.title ?? ''}
      label={t(stopping?.isSuspended ? 'op_sport_suspend_reason' : 'op_reason')}
      isRequired
      submitText={t(stopping?.isSuspended ? 'op_sport_suspend' : 'op_sport_resume')}
      tone={stopping?.isSuspended ? 'primary' : 'jade'}
      onSubmit={send}
      onClose={onClose}
    >
      {stopping?.text}
    </ReasonDialog>
  )
}

/** Suspends everything, or one sport; opens again what was. */
export function StopButtons({ sportCode }: { sportCode: SportCode | undefined }) {
  const t = useText()
  const [stopping, setStopping] = useState<Stopping | null>(null)
  const { data } = useCall(listSuspensions, undefined, { refetchEveryMs: 15_000, staleMs: 1_000 })
  const scope: StopScope = sportCode ? 'SPORT' : 'ALL'
  const known = data?.list.find((stop) => stop.scope === scope && stop.subject === (sportCode ?? ''))
  const name = sportCode ? sportName(t, sportCode) : t('op_sport_all_sports')
  const title = known
    ? t('op_sport_resume')
    : sportCode
      ? t('op_sport_suspend_all', { sport: name })
      : t('op_sport_suspend_everything')
  return (
    <>
      {known ? (
        <small className="text-2">
          {t('op_sport_suspended_by', { name: known.by, time: formatDateTime(known.at) })}
        </small>
      ) : null}
      <Button
        icon={known ? 'check' : 'pause'}
        kind={known ? 'jade' : 'line'}
        onClick={() =>
          setStopping({
            scope,
            ...(sportCode ? { subject: sportCode } : {}),
            isSuspended: !known,
            title,
            text: known ? known.reason : t('op_sport_stop_text', { what: name }),
          })
        }
      >
        {title}
      </Button>
      <StopDialog stopping={stopping} onClose={() => setStopping(null)} />
    </>
  )
}

/** Suspends a fixture as a whole, or opens it again; a league's suspension is ended where it was made. */
export function FixtureStop({
  fixture,
  isBlock,
  isLarge = isBlock,
}: {
  fixture: DeskFixture
  isBlock?: boolean
  isLarge?: boolean | undefined
}) {
  const t = useText()
  const [stopping, setStopping] = useState<Stopping | null>(null)
  const { stop } = fixture
  const isOwn = stop?.scope === 'FIXTURE'
  const isOver = !['SCHEDULED', 'LIVE', 'POSTPONED', 'INTERRUPTED'].includes(fixture.status)
  if (isOver || (stop && !isOwn))
    return stop && !isOver ? <small className="text-3">{t('op_sport_stopped_above')}</small> : null
  const title = isOwn ? t('op_sport_resume') : t('op_sport_suspend_match')
  return (
    <>
      <Button
        size={isLarge ? 'normal' : 'compact'}
        isBlock={isBlock ?? false}
        kind={isOwn ? 'jade' : 'line'}
        onClick={() =>
          setStopping({
            scope: 'FIXTURE',
            subject: fixture.fixtureId,
            isSuspended: !isOwn,
            title,
            text: isOwn ? stop.reason : t('op_sport_suspend_confirm', { n: fixture.marketCount }),
          })
        }
      >
        {title}
      </Button>
      <StopDialog stopping={stopping} onClose={() => setStopping(null)} />
    </>
  )
}
