import { formatCount } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './liability.module.css'
import type { MatchLiability } from './words.ts'
import { shade, thousands } from './shade.ts'

/** The house's result by final score, in thousands; the darker, the more it loses or wins. */
export function ScoreTable({ liability }: { liability: MatchLiability }) {
  const t = useText()
  const { scores, worst, counted, betCount } = liability
  const homes = [...new Set(scores.map(({ home }) => home))]
  const aways = [...new Set(scores.map(({ away }) => away))]
  const most = Math.max(...scores.map(({ amount }) => Math.abs(amount)), 1)
  return (
    <>
      <div className={styles.gridBox}>
        <table className={styles.grid}>
          <caption className="sr-only">{t('op_sport_by_score')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('op_sport_home_by_away')}</span>
              </th>
              {aways.map((away) => (
                <th key={away} scope="col">
                  {t('op_sport_away_n', { n: String(away) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {homes.map((home) => (
              <tr key={home}>
                <th scope="row">{t('op_sport_home_n', { n: String(home) })}</th>
                {aways.map((away) => {
                  const cell = scores.find((one) => one.home === home && one.away === away)
                  if (!cell) return <td key={away} />
                  const isWorst = worst?.home === home && worst.away === away
                  return (
                    <td
                      key={away}
                      className={[styles[shade(cell.amount, most)], isWorst && styles.worstCell]
                        .filter(Boolean)
                        .join(' ')}
                    >
                      <b>{thousands(cell.amount)}</b>
                      {cell.chancePpm === null ? null : <small>{chanceText(cell.chancePpm)}</small>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {t('op_sport_score_note', { counted: formatCount(counted), all: formatCount(betCount) })}
      </p>
    </>
  )
}

const chanceText = (ppm: number): string => (ppm < 1_000 ? '<0.1%' : `${(ppm / 10_000).toFixed(1)}%`)
