import type { CSSProperties } from 'react'
import type { Play, SelectionRow } from '../../../../../kernel/lottery/classic/play.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Die } from '../parts/die.tsx'
import styles from './rows.module.css'
import { rowName, symbolName } from './play-words.ts'
import { quickPicks } from './quick-picks.ts'
import { rowLook } from './row-look.ts'
import { oddsText } from './slip.ts'

interface BoardRowProps {
  play: Play
  row: SelectionRow
  picks: readonly string[]
  prizeGroup: number
  /** Combinations of one symbol alone, where they differ from one to the next. */
  countOf: (symbol: string) => number | null
  onToggle: (symbol: string) => void
  onPick: (picks: string[]) => void
}

/** One row of a board, drawn from what the bet type declares: numbers as balls, everything else as cells. */
export function BoardRow(props: BoardRowProps) {
  const { play, row } = props
  const t = useText()
  const look = rowLook(play, row)
  const name = rowName(play.family, row.key, t)
  const isAlone = play.rows.filter(({ key }) => key !== 'block').length === 1
  if (look === 'BLOCK') return <BlockRow {...props} name={name} />
  return (
    <div className={`${styles.row} ${isAlone ? styles.alone : ''}`} role="group" aria-label={name}>
      <b className={styles.rowName}>{name}</b>
      <div className={look === 'CELLS' ? cellsClass(row) : look === 'DICE' ? styles.dice : ballsClass(row)}>
        {row.symbols.map((symbol) => (
          <Pick key={symbol} {...props} symbol={symbol} look={look} name={name} />
        ))}
      </div>
      {look !== 'CELLS' && row.max > 2 ? <QuickPicks {...props} name={name} /> : null}
    </div>
  )
}

const cellsClass = ({ symbols }: SelectionRow) =>
  symbols.every((symbol) => /^\d+$/.test(symbol))
    ? styles.figures
    : `${styles.words} ${styles[`of${symbols.length}`] ?? ''}`

const ballsClass = ({ symbols }: SelectionRow) =>
  `${styles.balls} ${symbols.length > 10 ? styles.eleven : ''}`

function Pick({
  play,
  row,
  picks,
  prizeGroup,
  countOf,
  onToggle,
  symbol,
  look,
  name,
}: BoardRowProps & { symbol: string; look: ReturnType<typeof rowLook>; name: string }) {
  const t = useText()
  const isOn = picks.includes(symbol)
  const text = symbolName(play, row.key, symbol, t)
  if (look === 'CELLS')
    return (
      <button
        type="button"
        className={styles.cell}
        aria-pressed={isOn}
        aria-label={`${name} ${text}`}
        onClick={() => onToggle(symbol)}
      >
        <b>{text}</b>
        <CellNote play={play} row={row} symbol={symbol} prizeGroup={prizeGroup} count={countOf(symbol)} />
      </button>
    )
  const isCar = play.family === 'PK10'
  return (
    <button
      type="button"
      className={look === 'DICE' ? styles.face : isCar ? styles.car : styles.ball}
      style={isCar ? ({ '--car': `var(--car-${Number.parseInt(symbol, 10)})` } as CSSProperties) : undefined}
      aria-pressed={isOn}
      aria-label={`${name} ${text}`}
      onClick={() => onToggle(symbol)}
    >
      {look === 'DICE' ? <Die face={Number.parseInt(symbol, 10)} /> : text}
    </button>
  )
}

/** What a cell pays, or how many numbers it stands for if all pay the same. */
function CellNote({
  play,
  row,
  symbol,
  prizeGroup,
  count,
}: {
  play: Play
  row: SelectionRow
  symbol: string
  prizeGroup: number
  count: number | null
}) {
  const t = useText()
  if (count !== null) return <small>{t('lottery_combinations', { count })}</small>
  const own = play.prizes.length === row.symbols.length ? play.prizes.find(({ key }) => key === symbol) : null
  const prize = own ?? (play.prizes.length === 1 ? play.prizes[0] : undefined)
  return prize ? <small>{oddsText(play, prize.ways, prizeGroup)}</small> : null
}

function QuickPicks({ row, onPick, name }: BoardRowProps & { name: string }) {
  const t = useText()
  return (
    <div className={styles.quick}>
      {quickPicks.map(({ key, text, of }) => (
        <button key={key} type="button" aria-label={`${name} ${t(text)}`} onClick={() => onPick(of(row))}>
          {t(text)}
        </button>
      ))}
    </div>
  )
}

/** Which part of the result is bet on: one always is. */
function BlockRow({ play, row, picks, onToggle, name }: BoardRowProps & { name: string }) {
  const t = useText()
  return (
    <div className={styles.blocks} role="radiogroup" aria-label={name}>
      {row.symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          role="radio"
          aria-checked={picks[0] === symbol}
          onClick={() => onToggle(symbol)}
        >
          {symbolName(play, row.key, symbol, t)}
        </button>
      ))}
    </div>
  )
}
