import type { ReactNode } from 'react'
import { readGameRules, type readGameRulesSchemas } from '../../../../contract/player/launch/read-game-rules.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatAmount, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { spotName, useTableWords } from '../../../ui/games/table-words.ts'
import { Note } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { useNamed } from '../../use-named.ts'
import styles from './returns.module.css'

type Rules = ValueOf<typeof readGameRulesSchemas>
type Reels = NonNullable<Rules['reels']>
type Cascade = NonNullable<Rules['cascade']>
type ByCount = Readonly<Record<string, number>>

/** Every number that decides a slot's outcomes, enough for anybody to count its return again; of a table its rules and what each bet returns. */
export function GameRulesPage() {
  const t = useText()
  const gameCode = useNamed().toUpperCase()
  const { data, error } = useCall(readGameRules, { params: { gameCode } })
  return (
    <div className={`wrap ${styles.page}`}>
      <p><AppLink className="link" href={paths.returns()}>{t('rtp_title')}</AppLink></p>
      {error ? <Note tone="bad">{errorText(error, t)}</Note> : data ? <Sheet rules={data} /> : <Skeleton shape="block" />}
    </div>
  )
}

function Sheet({ rules }: { rules: Rules }) {
  const t = useText()
  const { reels, cascade } = rules
  const slot = reels ?? cascade
  return (
    <>
      <h1>{rules.name}</h1>
      <p className={`text-2 ${styles.intro}`}>{t(rules.kind === 'TABLE' ? 'rtp_sheet_table_intro' : 'rtp_sheet_intro')} <a className="link" href={readGameRules.path.replace(':gameCode', rules.gameCode)}>{t('rtp_sheet_data')}</a></p>
      {slot?.mathOf ? <p className={`text-2 ${styles.intro}`}>{t('rtp_sheet_same', { 0: slot.mathOf })}</p> : null}
      {slot ? <Figures rules={rules} slot={slot} /> : null}
      {reels ? <ReelParts reels={reels} /> : null}
      {cascade ? <CascadeParts cascade={cascade} /> : null}
      {rules.kind === 'TABLE' ? <TableParts rules={rules} /> : null}
    </>
  )
}

function TableParts({ rules }: { rules: Rules }) {
  const t = useText()
  const words = useTableWords(rules.gameCode)
  return (
    <>
      {words ? <Part title={t('rtp_sheet_rules')}><ul className={styles.rules}>{words.rules.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul></Part> : null}
      <Part title={t('rtp_sheet_bets_of_table')} note={t('rtp_sheet_bets_note')}>
        <CountTable heads={[t('fairx_spot'), t('rtp_theory')]} rows={rules.spots.map(({ code, rtp }) => [spotName(words, code), rtp])} />
      </Part>
    </>
  )
}

function Figures({ rules, slot }: { rules: Rules; slot: Reels | Cascade }) {
  const t = useText()
  const times = (multiple: number | string) => t('rtp_sheet_times', { 0: multiple })
  const [least, most] = [slot.betAmounts[0] ?? 0, slot.betAmounts.at(-1) ?? 0]
  const rows: readonly (readonly [string, string])[] = [
    [t('rtp_theory'), rules.rtp],
    [t('rtp_sheet_hit'), slot.hitRate],
    [t('rtp_sheet_spread'), slot.standardDeviation],
    ...(slot.roundDeviation === null ? [] : [[t('rtp_sheet_round_spread'), `${slot.roundDeviation}`] as const]),
    [t('rtp_sheet_volatility'), t(`rtp_sheet_${slot.volatility}`)],
    [t('rtp_sheet_cap'), times(formatAmount(slot.capMultiple * 100, 0))],
    ...('maxSpinMultiple' in slot ? [[t('rtp_sheet_largest'), times(slot.maxSpinMultiple)] as const] : []),
    [t('rtp_sheet_bets'), `${formatMoney(least, rules.currency)} – ${formatMoney(most, rules.currency)}`],
    [t('rtp_sheet_draw'), rules.tag],
    [t('rtp_sheet_code'), `${rules.gameCode} ${rules.mathVersion}`],
  ]
  return <section className="panel padded"><dl className={styles.figures}>{rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl></section>
}

function ReelParts({ reels }: { reels: Reels }) {
  const t = useText()
  const { scatter, wild, coins, lines } = reels
  return (
    <>
      <Part title={t('rtp_sheet_reels')} note={t('rtp_sheet_reels_note', { 0: reels.rowCount })}><Strips strips={reels.strips} /></Part>
      {reels.freeSpinStrips ? <Part title={t('rtp_sheet_free_reels')}><Strips strips={reels.freeSpinStrips} /></Part> : null}
      <Part title={t('rtp_sheet_pays')} note={[coins === null ? t('rtp_sheet_pays_line', { 0: lines.length }) : t('rtp_sheet_pays_way', { 0: reels.rowCount ** reels.strips.length, 1: coins }), t('rtp_sheet_wild', { 0: wild.symbol, 1: wild.substitutes.join(' ') })].join(' ')}>
        <PayTable pays={reels.pays} />
      </Part>
      {scatter ? (
        <Part title={t('rtp_sheet_scatter', { 0: scatter.symbol })} note={`${t('rtp_sheet_scatter_note')} ${scatter.freeSpinMultiplier > 1 ? t('rtp_sheet_multiplied', { 0: scatter.freeSpinMultiplier }) : ''}`}>
          <CountTable heads={[t('rtp_sheet_count'), t('rtp_sheet_stakes'), t('rtp_sheet_free')]} rows={countRows(scatter.pays, scatter.freeSpins)} />
        </Part>
      ) : null}
      {lines.length > 0 ? <Part title={t('rtp_sheet_lines')} note={t('rtp_sheet_lines_note')}><ol className={`${styles.strips} ${styles.lines}`}>{lines.map((rows, index) => <li key={index}><code>{rows.join(' ')}</code></li>)}</ol></Part> : null}
    </>
  )
}

function CascadeParts({ cascade }: { cascade: Cascade }) {
  const t = useText()
  const { scatter } = cascade
  const trail = (multipliers: readonly number[]) => multipliers.map((one) => `×${one}`).join(' ')
  return (
    <>
      <Part title={t('rtp_sheet_weights')} note={t('rtp_sheet_weights_note', { 0: cascade.columnCount, 1: cascade.rowCount })}>
        <CountTable heads={[t('rtp_sheet_symbol'), t('rtp_sheet_weight')]} rows={cascade.weights.map(({ symbol, weight }) => [symbol, weight])} />
      </Part>
      <Part title={t('rtp_sheet_pays')} note={t('rtp_sheet_pays_anywhere', { 0: trail(cascade.multipliers), 1: trail(cascade.freeSpinMultipliers) })}><PayTable pays={cascade.pays} tenths /></Part>
      <Part title={t('rtp_sheet_scatter', { 0: scatter.symbol })} note={t('rtp_sheet_scatter_end')}>
        <CountTable heads={[t('rtp_sheet_count'), t('rtp_sheet_stakes'), t('rtp_sheet_free'), t('rtp_sheet_more')]} rows={countRows(scatter.pays, scatter.freeSpins, scatter.moreFreeSpins)} />
      </Part>
    </>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return <section className={`panel padded ${styles.how} ${styles.part}`}><h2>{title}</h2>{note ? <p className="text-2">{note}</p> : null}{children}</section>
}

function Strips({ strips }: { strips: readonly string[] }) {
  return <ol className={styles.strips}>{strips.map((strip, reel) => <li key={reel}><code>{strip.split('').join(' ')}</code><small className="text-3">{strip.length}</small></li>)}</ol>
}

/** What every symbol pays, by how many of it: one column a count. */
function PayTable({ pays, tenths = false }: { pays: Readonly<Record<string, ByCount>>; tenths?: boolean }) {
  const t = useText()
  const counts = [...new Set(Object.values(pays).flatMap((byCount) => Object.keys(byCount).map(Number)))].sort((a, b) => a - b)
  const shown = (value: number | undefined) => (value === undefined ? '–' : `${tenths ? value / 10 : value}`)
  return <CountTable heads={[t('rtp_sheet_symbol'), ...counts.map((count) => headOf(t, count, tenths))]} rows={Object.entries(pays).map(([symbol, byCount]) => [symbol, ...counts.map((count) => shown(byCount[count]))])} />
}

const headOf = (t: Translate, count: number, isLeast: boolean): string => (isLeast ? t('rtp_sheet_from', { 0: count }) : `${count}`)

function CountTable({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly (string | number)[])[] }) {
  return (
    <table className={styles.counts}>
      <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
      <tbody>{rows.map(([first, ...others]) => <tr key={first}><th scope="row">{first}</th>{others.map((value, place) => <td key={heads[place + 1]}>{value}</td>)}</tr>)}</tbody>
    </table>
  )
}

/** A row for every count that gives something. */
function countRows(...columns: readonly ByCount[]): (readonly (string | number)[])[] {
  const counts = [...new Set(columns.flatMap((column) => Object.keys(column)))].sort((a, b) => Number(a) - Number(b))
  return counts.map((count) => [count, ...columns.map((column) => column[count] ?? '–')])
}
