import { useState } from 'react'
import { listOpenedIssues } from '../../../../../contract/player/lottery/list-opened-issues.ts'
import { formatClock } from '../../../../../design/format.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import { useCall } from '../../../../client/use-call.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import type { Draws } from '../parts/use-draws.ts'
import { resultOf } from './past-results.ts'
import { roundNo } from './round-after.ts'
import styles from './rounds.module.css'

interface WindowProps {
  draws: Draws
  numero: string | null
  isOpen: boolean
  onChoose: (numero: string) => void
  onClose: () => void
}

/** The rounds that are open, and those that are over with their results. */
export function RoundsWindow(props: WindowProps) {
  const t = useText()
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} title={t('yeekee_rounds')}>
      <Rounds {...props} />
    </Modal>
  )
}

function Rounds({ draws, numero, onChoose }: WindowProps) {
  const t = useText()
  const coming = [
    ...(draws.waiting ? [{ numero: draws.waiting.numero, at: draws.waiting.drawsAt }] : []),
    ...[draws.issue, ...draws.next].flatMap((one) =>
      one && one.numero !== draws.waiting?.numero ? [{ numero: one.numero, at: one.closesAt }] : [],
    ),
  ]
  return (
    <div className={styles.rounds}>
      <h3>{t('yeekee_rounds_coming')}</h3>
      {coming.length === 0 ? <p>{t('yeekee_closed_now_text')}</p> : null}
      <div className={styles.chips}>
        {coming.map((one) => (
          <button
            key={one.numero}
            type="button"
            aria-pressed={one.numero === numero}
            onClick={() => onChoose(one.numero)}
          >
            <b>{roundNo(one.numero)}</b>
            <small>{formatClock(one.at)}</small>
          </button>
        ))}
      </div>
      <h3>{t('yeekee_rounds_past')}</h3>
      <Past onChoose={onChoose} />
    </div>
  )
}

function Past({ onChoose }: Pick<WindowProps, 'onChoose'>) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const { data, error } = useCall(
    listOpenedIssues,
    { query: { gameCode: YEEKEE, pageNo, pageSize: 10 } },
    { keepsPrevious: true },
  )
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (data?.list.length === 0) return <p>{t('yeekee_no_rounds')}</p>
  return (
    <>
      <ul className={styles.past}>
        {data?.list.map((row) => {
          const { top3, bottom2 } = resultOf(row.result, row.numero)
          return (
            <li key={row.numero}>
              <button type="button" onClick={() => onChoose(row.numero)}>
                <span>
                  {t('yeekee_round', { n: roundNo(row.numero) })}
                  <small>{row.numero}</small>
                </span>
                <span>
                  <small>{t('yeekee_top3')}</small>
                  <b>{top3}</b>
                </span>
                <span>
                  <small>{t('yeekee_bottom2')}</small>
                  <b>{bottom2}</b>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <Pagination page={pageNo} totalPages={data?.totalPages ?? 1} onChange={setPageNo} />
    </>
  )
}
