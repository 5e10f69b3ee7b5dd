import { formatMoney } from '../../../../design/format.ts'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { useTableWords } from '../../../ui/games/table-words.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import type { CheckedTote } from './check-tote.ts'
import type { FairRoundOf } from './fair-round.ts'
import { Step } from './parts.tsx'
import styles from './verify.module.css'

/** What lay on the sides of a tote, added up from the entries, and what each brings for 100. */
export function ToteStep({ round, tote }: { round: FairRoundOf<'TABLE'>; tote: CheckedTote }) {
  const t = useText()
  const words = useTableWords(round.gameCode)
  return (
    <Step title={t('fairx_tote')} isDone={tote.isRight}>
      <ul className={styles.seeds}>
        {tote.sides.map(({ spot, stake, per100 }) => (
          <li key={spot}>
            <span>
              {spotName(words, spot)} {formatMoney(stake, round.currency)}
            </span>
            <b>
              {per100 === null ? t('fairx_tote_empty') : t('fairx_tote_per100', { amount: String(per100) })}
            </b>
          </li>
        ))}
      </ul>
      <p className="note text-3">{t(tote.isRight ? 'fairx_tote_match' : 'fairx_tote_mismatch')}</p>
      {round.table.tote?.isCancelled ? (
        <Note tone="info">{t('fairx_tote_cancelled', { limit: String(tote.cancelsAt) })}</Note>
      ) : null}
    </Step>
  )
}
