import { useState } from 'react'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import type { LobbyGame } from '../parts/after-push.ts'
import { useAttributeTexts } from '../parts/attribute-text.ts'
import { shortOf } from '../parts/game-name.ts'
import styles from './results.module.css'
import { digitPlacesOf, digitsOf, digitSymbolsOf } from './trend-digits.ts'
import { type TrendRow, trendRows } from './trend-rows.ts'
import { useResults } from './use-results.ts'

const ISSUES = 30
const CELL = 28
const LABEL = 64
const RADIUS = 11

/** The line of one place through the last issues. */
export function Trend({ game }: { game: LobbyGame }) {
  const t = useText()
  const { placeOf } = useAttributeTexts()
  const { data, error } = useResults(game.gameCode, { pageNo: 1, pageSize: ISSUES })
  const issues = (data?.list ?? []).map(({ numero, result }) => ({
    numero,
    numbers: digitsOf(game, numero, result),
  }))
  const count = issues[0]?.numbers.length ?? 0
  const places = count > 0 ? digitPlacesOf(game, count) : []
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(0, chosen === null ? count - 1 : places.indexOf(chosen))
  const symbols = digitSymbolsOf(game)
  const rows = trendRows(issues, at, symbols)
  const name = places[at] ? placeOf(places[at]) : ''
  return (
    <section className="panel padded stack" aria-labelledby="trend">
      <header className={styles.head}>
        <h2 id="trend">{t('draw_trend', { place: name })}</h2>
        <span className="note text-3">{t('draw_last_issues', { count: rows.length })}</span>
      </header>
      {error && !data ? <Note tone="bad">{errorText(error, t)}</Note> : null}
      {!data && !error ? <Skeleton shape="block" /> : null}
      {rows.length > 0 ? (
        <>
          <Chips
            label={t('draw_trend_place')}
            value={places[at] ?? null}
            onChange={(next) => {
              if (next !== null) setChosen(next)
            }}
            choices={places.map((key) => ({ key, text: placeOf(key) }))}
          />
          <div
            className={styles.scroll}
            role="region"
            aria-label={t('draw_trend', { place: name })}
            tabIndex={0}
          >
            <Chart rows={rows} symbols={symbols} />
            {/* A table keeps the width of its texts, whatever its class says. */}
            <div className="sr-only">
              <table>
                <caption>{t('draw_trend', { place: name })}</caption>
                <tbody>
                  {rows.map(({ numero, hit }) => (
                    <tr key={numero}>
                      <th scope="row">{t('draw_issue', { numero })}</th>
                      <td>{symbols[hit]}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
          <p className="note text-3">{t('draw_trend_legend')}</p>
        </>
      ) : data ? (
        <p className="small text-2">{t('draw_statistics_empty')}</p>
      ) : null}
    </section>
  )
}

const middleX = (column: number) => LABEL + column * CELL + CELL / 2
const middleY = (row: number) => (row + 1) * CELL + CELL / 2

/** Drawn for the eye; the table beside it says the same. */
function Chart({ rows, symbols }: { rows: readonly TrendRow[]; symbols: readonly string[] }) {
  const width = LABEL + symbols.length * CELL
  const height = (rows.length + 1) * CELL
  const line = rows
    .map(({ hit }, row) => (hit < 0 ? '' : `${middleX(hit)},${middleY(row)}`))
    .filter(Boolean)
    .join(' ')
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {rows.map(({ numero }, row) =>
        row % 2 === 0 ? (
          <rect key={numero} className={styles.band} x={0} y={(row + 1) * CELL} width={width} height={CELL} />
        ) : null,
      )}
      {symbols.map((symbol, column) => (
        <text key={symbol} className={styles.symbol} x={middleX(column)} y={CELL / 2}>
          {symbol}
        </text>
      ))}
      <polyline className={styles.line} points={line} />
      {rows.map(({ numero, hit, gaps }, row) => (
        <g key={numero}>
          <text className={styles.rowName} x={4} y={middleY(row)}>
            {shortOf(numero)}
          </text>
          {gaps.map((gap, column) =>
            column === hit ? null : (
              <text key={symbols[column]} className={styles.gap} x={middleX(column)} y={middleY(row)}>
                {gap}
              </text>
            ),
          )}
          {hit < 0 ? null : (
            <>
              <circle className={styles.hit} cx={middleX(hit)} cy={middleY(row)} r={RADIUS} />
              <text className={styles.hitText} x={middleX(hit)} y={middleY(row)}>
                {symbols[hit]}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}
