import { formatClock, formatRecordTime } from '../../../../../design/format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Result } from '../parts/kinds.ts'
import { ProofLink } from '../parts/proof-link.tsx'
import '../texts.ts'
import { stateText } from '../words/clock-words.ts'
import { partName, partsOf } from '../words/incident-words.ts'
import { reasonText } from '../words/reason-words.ts'
import styles from './results.module.css'

const textOf = ({ home, away }: { home: number; away: number }): string => `${home}–${away}`

/** What one match came to; opened it says its parts and figures. */
export function ResultRow({ result }: { result: Result }) {
  const t = useText()
  const { home, away, scores, winners, startAt, status, resultVersion, resultAt, reason } = result
  const final = result.score ?? scores['FT'] ?? scores['GAME'] ?? scores['SERIES'] ?? null
  const parts = partsOf(scores)
  const isPlayed = status === 'RESULTED' || status === 'ENDED'
  const rows: { key: string; name: string; value: string }[] = [
    ...parts.map((period) => ({ key: period, name: partName(period, t), value: textOf(scores[period]!) })),
    ...figureRows(result, t),
  ]
  return (
    <details className={styles.result}>
      <summary>
        <span className={styles.time}>{formatClock(startAt)}</span>
        {home && away ? (
          <span className={styles.teams}>
            <span className={final && final.home >= final.away ? styles.ahead : undefined}>{home.name}</span>
            <b className="number">{final?.home ?? '–'}</b>
            <span className={final && final.away >= final.home ? styles.ahead : undefined}>{away.name}</span>
            <b className="number">{final?.away ?? '–'}</b>
          </span>
        ) : (
          <span className={styles.teams}>
            <span>{t('sport_outright_winner', { name: winners.join(', ') })}</span>
          </span>
        )}
        <Icon name="d" size={16} />
      </summary>
      <div className={styles.inside}>
        {isPlayed ? null : <p className={styles.state}>{stateText(result, t)}</p>}
        {reason && !isPlayed ? (
          <p className={styles.state}>{t('sport_result_void', { reason: reasonText(reason, t) })}</p>
        ) : null}
        {final ? <p>{t('sport_result_final', { score: textOf(final) })}</p> : null}
        {rows.length > 0 ? (
          <dl>
            {rows.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {resultVersion > 1 && resultAt ? (
          <p className={styles.state}>
            {t('sport_result_corrected_at', { time: formatRecordTime(resultAt) })}
          </p>
        ) : null}
        {result.isVirtual ? <p className={styles.note}>{t('sport_virtual_note')}</p> : null}
        <ProofLink fixture={result} />
      </div>
    </details>
  )
}

/** First goal, corners and cards, as far as they are known. */
function figureRows({ goals, home, away, corners, cards }: Result, t: ReturnType<typeof useText>) {
  const first = goals[0] === 'HOME' ? home?.name : goals[0] === 'AWAY' ? away?.name : undefined
  return [
    ...(first ? [{ key: 'first', name: t('sport_market_fg'), value: first }] : []),
    ...(corners['FT']
      ? [{ key: 'corners', name: t('sport_short_corners'), value: textOf(corners['FT']) }]
      : []),
    ...(cards['FT'] ? [{ key: 'cards', name: t('sport_short_cards'), value: textOf(cards['FT']) }] : []),
  ]
}
