import { useState } from 'react'
import { formatClock, formatRecordTime } from '../../../../../design/format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Result } from '../parts/kinds.ts'
import { ProofLink } from '../parts/proof-link.tsx'
import '../texts.ts'
import { stateText } from '../words/clock-words.ts'
import { partName, partsOf } from '../words/incident-words.ts'
import { reasonText } from '../words/reason-words.ts'
import { OwnBets } from './own-bets.tsx'
import styles from './results.module.css'

const textOf = ({ home, away }: { home: number; away: number }): string => `${home}–${away}`

/** What one match came to; opened it says its parts and figures, and the member's bets on it. */
export function ResultRow({ result }: { result: Result }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { home, away, scores, winners, startAt, status, resultVersion, resultAt, reason } = result
  const final = result.score ?? scores['FT'] ?? scores['GAME'] ?? scores['SERIES'] ?? null
  const half = scores['H1']
  const parts = partsOf(scores)
  const isPlayed = status === 'RESULTED' || status === 'ENDED'
  const rows: { key: string; name: string; value: string }[] = [
    ...parts.map((period) => ({ key: period, name: partName(period, t), value: textOf(scores[period]!) })),
    ...figureRows(result, t),
    ...(isPlayed && result.sportCode === 'FOOTBALL' ? goalRows(result, t) : []),
  ]
  return (
    <details className={styles.result} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.time}>{formatClock(startAt)}</span>
        {home && away ? (
          <span className={styles.teams}>
            <span className={final && final.home >= final.away ? styles.ahead : undefined}>{home.name}</span>
            <i className="number">{half?.home}</i>
            <b className="number">{final?.home ?? '–'}</b>
            <span className={final && final.away >= final.home ? styles.ahead : undefined}>{away.name}</span>
            <i className="number">{half?.away}</i>
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
        {isOpen ? <OwnBets fixtureId={result.fixtureId} /> : null}
        {result.isVirtual ? <p className={styles.note}>{t('sport_virtual_note')}</p> : null}
        <ProofLink fixture={result} />
      </div>
    </details>
  )
}

/** What the markets on goals came to that a score alone does not say at a glance. */
function goalRows({ scores }: Result, t: ReturnType<typeof useText>) {
  const { FT: final, H1: half } = scores
  if (!final) return []
  const total = final.home + final.away
  const bothScored = final.home > 0 && final.away > 0
  return [
    ...(half
      ? [{ key: 'htft', name: t('sport_market_htft'), value: `${aheadIn(half, t)}/${aheadIn(final, t)}` }]
      : []),
    {
      key: 'oe',
      name: t('sport_market_oe'),
      value: `${t(total % 2 === 1 ? 'sport_sel_odd' : 'sport_sel_even')} (${total})`,
    },
    {
      key: 'btts',
      name: t('sport_market_btts'),
      value: t(bothScored ? 'sport_sel_btts_yes' : 'sport_sel_btts_no'),
    },
  ]
}

const aheadIn = ({ home, away }: { home: number; away: number }, t: ReturnType<typeof useText>): string =>
  t(home > away ? 'sport_sel_1' : home < away ? 'sport_sel_2' : 'sport_sel_x')

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
