import type { readGameRulesSchemas } from '../../../../contract/player/launch/read-game-rules.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import styles from './returns.module.css'
import { CountTable, Part } from './rules-parts.tsx'

type Rules = ValueOf<typeof readGameRulesSchemas>
type Reels = NonNullable<Rules['reels']>
type Cascade = NonNullable<Rules['cascade']>
type ByCount = Readonly<Record<string, number>>

export function ReelParts({ reels }: { reels: Reels }) {
  const t = useText()
  const { scatter, wild, coins, lines } = reels
  return (
    <>
      <Part title={t('rtp_sheet_reels')} note={t('rtp_sheet_reels_note', { rowCount: reels.rowCount })}>
        <Strips strips={reels.strips} />
      </Part>
      {reels.freeSpinStrips ? (
        <Part title={t('rtp_sheet_free_reels')}>
          <Strips strips={reels.freeSpinStrips} />
        </Part>
      ) : null}
      <Part
        title={t('rtp_sheet_pays')}
        note={[
          coins === null
            ? t('rtp_sheet_pays_line', { lineCount: lines.length })
            : t('rtp_sheet_pays_way', { ways: reels.rowCount ** reels.strips.length, coins }),
          t('rtp_sheet_wild', { symbol: wild.symbol, substitutes: wild.substitutes.join(' ') }),
        ].join(' ')}
      >
        <PayTable pays={reels.pays} />
      </Part>
      {scatter ? (
        <Part
          title={t('rtp_sheet_scatter', { symbol: scatter.symbol })}
          note={`${t('rtp_sheet_scatter_note')} ${scatter.freeSpinMultiplier > 1 ? t('rtp_sheet_multiplied', { freeSpinMultiplier: scatter.freeSpinMultiplier }) : ''}`}
        >
          <CountTable
            heads={[t('rtp_sheet_count'), t('rtp_sheet_stakes'), t('rtp_sheet_free')]}
            rows={countRows(scatter.pays, scatter.freeSpins)}
          />
        </Part>
      ) : null}
      {lines.length > 0 ? (
        <Part title={t('rtp_sheet_lines')} note={t('rtp_sheet_lines_note')}>
          <ol className={`${styles.strips} ${styles.lines}`}>
            {lines.map((rows, index) => (
              <li key={index}>
                <code>{rows.join(' ')}</code>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
    </>
  )
}

export function CascadeParts({ cascade }: { cascade: Cascade }) {
  const t = useText()
  const { scatter } = cascade
  const trail = (multipliers: readonly number[]) => multipliers.map((one) => `×${one}`).join(' ')
  return (
    <>
      <Part
        title={t('rtp_sheet_weights')}
        note={t('rtp_sheet_weights_note', { columnCount: cascade.columnCount, rowCount: cascade.rowCount })}
      >
        <CountTable
          heads={[t('rtp_sheet_symbol'), t('rtp_sheet_weight')]}
          rows={cascade.weights.map(({ symbol, weight }) => [symbol, weight])}
        />
      </Part>
      <Part
        title={t('rtp_sheet_pays')}
        note={t('rtp_sheet_pays_anywhere', {
          multipliers: trail(cascade.multipliers),
          freeSpinMultipliers: trail(cascade.freeSpinMultipliers),
        })}
      >
        <PayTable pays={cascade.pays} tenths />
      </Part>
      <Part title={t('rtp_sheet_scatter', { symbol: scatter.symbol })} note={t('rtp_sheet_scatter_end')}>
        <CountTable
          heads={[t('rtp_sheet_count'), t('rtp_sheet_stakes'), t('rtp_sheet_free'), t('rtp_sheet_more')]}
          rows={countRows(scatter.pays, scatter.freeSpins, scatter.moreFreeSpins)}
        />
      </Part>
    </>
  )
}

function Strips({ strips }: { strips: readonly string[] }) {
  return (
    <ol className={styles.strips}>
      {strips.map((strip, reel) => (
        <li key={reel}>
          <code>{strip.split('').join(' ')}</code>
          <small className="text-3">{strip.length}</small>
        </li>
      ))}
    </ol>
  )
}

/** What every symbol pays, by how many of it: one column a count. */
function PayTable({ pays, tenths = false }: { pays: Readonly<Record<string, ByCount>>; tenths?: boolean }) {
  const t = useText()
  const counts = [
    ...new Set(Object.values(pays).flatMap((byCount) => Object.keys(byCount).map(Number))),
  ].sort((a, b) => a - b)
  const shown = (value: number | undefined) => (value === undefined ? '–' : `${tenths ? value / 10 : value}`)
  return (
    <CountTable
      heads={[t('rtp_sheet_symbol'), ...counts.map((count) => headOf(t, count, tenths))]}
      rows={Object.entries(pays).map(([symbol, byCount]) => [
        symbol,
        ...counts.map((count) => shown(byCount[count])),
      ])}
    />
  )
}

const headOf = (t: Translate, count: number, isLeast: boolean): string =>
  isLeast ? t('rtp_sheet_from', { count }) : `${count}`

/** A row for every count that gives something. */
function countRows(...columns: readonly ByCount[]): (readonly (string | number)[])[] {
  const counts = [...new Set(columns.flatMap((column) => Object.keys(column)))].sort(
    (a, b) => Number(a) - Number(b),
  )
  return counts.map((count) => [count, ...columns.map((column) => column[count] ?? '–')])
}
