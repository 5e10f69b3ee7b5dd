import { listResultsDesk } from '../../../../../contract/operator/lottery/list-results-desk.ts'
import { formatShortTime } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { paths } from '../../../paths.ts'
import { useSearchValue } from '../../../use-search-value.ts'
import { thaiOf } from './result-board.tsx'
import { DeskIssue } from './desk-issue.tsx'
import styles from './results.module.css'
import { deskTones, fromPrizes, type DeskRow } from './words.ts'

const keyOf = ({ gameCode, numero }: { gameCode: string; numero: string }) => `${gameCode}-${numero}`

/** What waits at the left, the oldest first; the chosen issue at the right. */
export function Desk() {
  const t = useText()
  const [gameCode] = useSearchValue('game')
  const [numero] = useSearchValue('numero')
  const answer = useCall(
    listResultsDesk,
    { query: { pageNo: 1, pageSize: 100 } },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  return (
    <Loaded answer={answer}>
      {({ list }) => {
        const waiting = list.filter(({ state }) => state !== 'CONFIRMED')
        const confirmed = list.filter(({ state }) => state === 'CONFIRMED')
        const chosen = list.find((row) => keyOf(row) === keyOf({ gameCode, numero })) ?? waiting[0]
        return (
          <div className={styles.two}>
            <div className={styles.queues}>
              <Queue title={t('lotres_waiting')} rows={waiting} chosen={chosen} empty={t('lotres_none')} />
              {confirmed.length > 0 ? (
                <Queue title={t('lotres_confirmed')} rows={confirmed} chosen={chosen} empty="" />
              ) : null}
            </div>
            {chosen ? (
              <DeskIssue key={keyOf(chosen)} row={chosen} />
            ) : (
              <Panel>
                <EmptyState isSmall title={t('lotres_none')} text={t('lotres_none_text')} />
              </Panel>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function Queue({
  title,
  rows,
  chosen,
  empty,
}: {
  title: string
  rows: readonly DeskRow[]
  chosen: DeskRow | undefined
  empty: string
}) {
  const t = useText()
  return (
    <Panel title={title} isFlush>
      {rows.length === 0 ? <EmptyState isSmall title={empty} /> : null}
      <ul className={styles.queue} aria-label={title}>
        {rows.map((row) => {
          const isChosen = chosen !== undefined && keyOf(row) === keyOf(chosen)
          return (
            <li key={keyOf(row)}>
              <button
                type="button"
                className={isChosen ? styles.current : undefined}
                aria-current={isChosen || undefined}
                onClick={() => navigate(paths.lotteryResult(row.gameCode, row.numero), { replace: true })}
              >
                <span>
                  <b>{row.name}</b>
                  <small>{summaryOf(row)}</small>
                </span>
                <span className={styles.end}>
                  <Badge tone={deskTones[row.state]}>{t(`lotres_state_${row.state}` as TextKey)}</Badge>
                  {row.state !== 'CONFIRMED' && row.timeoutAt ? (
                    <small>{t('lotres_void_at', { time: formatShortTime(row.timeoutAt) })}</small>
                  ) : null}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function summaryOf({ gameCode, numero, prizes }: DeskRow): string {
  const thai = prizes ? thaiOf(gameCode, numero, fromPrizes(prizes)) : undefined
  return thai ? `${numero} · ${thai.top3} · ${thai.bottom2}` : numero
}
