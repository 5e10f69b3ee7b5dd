import { useState } from 'react'
import { fetchResults } from '../../../../../contract/operator/lottery/fetch-results.ts'
import { formatClock, formatCount, formatShortTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { serverOffsetMs } from '../../../../client/server-clock.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { Countdown } from '../../../../ui/status/countdown.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { CheckForm } from './check-form.tsx'
import { EnterForm } from './enter-form.tsx'
import { EntryCard } from './entry-card.tsx'
import { ResultBoard } from './result-board.tsx'
import styles from './results.module.css'
import { deskTones, fromPrizes, refreshResults, type DeskRow } from './words.ts'

/** One issue at the desk: its entries side by side, and what is to be done with them. */
export function DeskIssue({ row }: { row: DeskRow }) {
  const t = useText()
  const waiting = row.entries.filter(({ state }) => state === 'WAITING')
  const shown = row.entries.filter(({ state }) => state === 'WAITING' || state === 'CONFIRMED')
  return (
    <Panel>
      <div className={styles.detail}>
        <Head row={row} />
        {row.sources === 'DIFFER' ? <Note tone="bad">{t('lotres_sources_DIFFER')}</Note> : null}
        {row.sources === 'AGREE' ? <Note tone="good">{t('lotres_sources_AGREE')}</Note> : null}
        {row.prizes ? (
          <div className={styles.entry}>
            <div className={styles.entryHead}>
              <b>{t('lotres_stands', { version: row.version })}</b>
            </div>
            <ResultBoard gameCode={row.gameCode} numero={row.numero} published={fromPrizes(row.prizes)} />
          </div>
        ) : null}
        {shown.length > 0 ? (
          <div className={styles.entries}>
            {shown.map((entry) => (
              <EntryCard
                key={entry.entryId}
                row={row}
                entry={entry}
                against={waiting.find(
                  (other) =>
                    other.entryId !== entry.entryId && other.version === entry.version && other.prizes,
                )}
              />
            ))}
          </div>
        ) : null}
        <Work row={row} />
        <p className="note text-3">{t('lotres_fine_print')}</p>
      </div>
    </Panel>
  )
}

function Head({ row }: { row: DeskRow }) {
  const t = useText()
  return (
    <div className="row row-wrap">
      <div className={styles.issue}>
        <h2>{t('lot_issue_title', { game: row.name, numero: row.numero })}</h2>
        <span className="note text-3">
          {t('lotres_head', {
            draws: formatShortTime(row.drawsAt),
            closed: formatShortTime(row.closesAt),
            count: row.orderCount,
          })}
        </span>
      </div>
      <Badge tone={deskTones[row.state]}>{t(`lotres_state_${row.state}` as TextKey)}</Badge>
      {row.state !== 'CONFIRMED' && row.state !== 'CORRECTING' && row.timeoutAt ? (
        <Countdown endsAt={row.timeoutAt} clockOffsetMs={serverOffsetMs()} label={t('lotres_time_left')} />
      ) : null}
    </div>
  )
}

/** Checking what somebody entered comes before entering it oneself. */
function Work({ row }: { row: DeskRow }) {
  const t = useText()
  const can = useCan()
  const [task, setTask] = useState<'ENTER' | 'CORRECT' | null>(null)
  const toCheck = row.entries.filter(({ canDecide }) => canDecide)
  const mine = row.entries.find(({ isMine, state }) => isMine && state === 'WAITING')
  const mayEnter = can('lottery.results') && row.canEnter
  const mayCorrect = can('lottery.results') && row.correctUntil !== null && row.state === 'CONFIRMED'
  const isFirst = mayEnter && !mine && toCheck.length === 0
  if (task === 'CORRECT' || task === 'ENTER' || isFirst)
    return (
      <EnterForm
        row={row}
        isCorrection={task === 'CORRECT'}
        onClose={task === null ? undefined : () => setTask(null)}
      />
    )
  return (
    <>
      {mine ? <Note>{t('lotres_mine')}</Note> : null}
      {toCheck.map((entry) => (
        <CheckForm key={entry.entryId} row={row} entry={entry} />
      ))}
      <Foot row={row} mayCorrect={mayCorrect} />
      <div className={styles.actions}>
        {mayEnter ? <Button onClick={() => setTask('ENTER')}>{t('lotres_enter_own')}</Button> : null}
        {mayCorrect ? <Button onClick={() => setTask('CORRECT')}>{t('lotres_correct')}</Button> : null}
        {row.canFetch && can('lottery.results') ? <FetchButton row={row} /> : null}
      </div>
    </>
  )
}

function Foot({ row, mayCorrect }: { row: DeskRow; mayCorrect: boolean }) {
  const t = useText()
  return (
    <p className="small text-2">
      {row.settlesAt ? `${t('lotres_settles_at', { time: formatClock(row.settlesAt, true) })} ` : ''}
      {mayCorrect && row.correctUntil
        ? `${t('lotres_correct_until', { time: formatShortTime(row.correctUntil) })} `
        : ''}
      <ConsoleLink className="link" href={paths.lotteryIssue(row.gameCode, row.numero)}>
        {t('lotres_to_issue', { count: formatCount(row.orderCount) })}
      </ConsoleLink>
    </p>
  )
}

export function FetchButton({ row }: { row: DeskRow }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const fetchNow = async () => {
    setBusy(true)
    try {
      const { isConfirmed, fetches } = await callServer(
        fetchResults,
        { params: { gameCode: row.gameCode, numero: row.numero }, body: {} } as never,
        { timeoutMs: 60_000 },
      )
      const said = fetches.map(
        ({ sourceName, outcome }) => `${sourceName}: ${t(`lotres_fetch_${outcome}` as TextKey)}`,
      )
      toast.info([...(isConfirmed ? [t('lotres_fetch_confirmed')] : []), ...said].join(' · '))
      await refreshResults()
    } catch (error) {
      toast.bad(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="refresh" isBusy={isBusy} onClick={() => void fetchNow()}>
      {t('lotres_fetch')}
    </Button>
  )
}
