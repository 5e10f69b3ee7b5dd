import { useMemo, useState } from 'react'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { markOf, type RestrictionOf } from './restrictions.ts'
import { idOf, type NumberLine } from './slip.ts'
import styles from './table.module.css'
import './texts.ts'

const PAGE = 100

interface NumberTableProps {
  digits: number
  plays: readonly NumberPlay[]
  lines: readonly NumberLine[]
  restrictionOf: RestrictionOf
  onToggle: (number: string) => void
}

/** Every number of a bet type; of three digits a hundred at a time. */
export function NumberTable({ digits, plays, lines, restrictionOf, onToggle }: NumberTableProps) {
  const t = useText()
  const [hundred, setHundred] = useState(0)
  const onSlip = useMemo(() => new Set(lines.map(({ id }) => id)), [lines])
  const first = digits === 3 ? hundred * PAGE : 0
  const count = digits === 1 ? 10 : PAGE
  const numbers = Array.from({ length: count }, (_, at) => String(first + at).padStart(digits, '0'))
  return (
    <>
      {digits === 3 ? (
        <div className={styles.hundreds} role="radiogroup" aria-label={t('lottery_pos_hundreds')}>
          {Array.from({ length: 10 }, (_, digit) => (
            <button
              key={digit}
              type="button"
              role="radio"
              aria-checked={digit === hundred}
              aria-label={t('lottery_hundred_from', {
                first: `${digit}00`,
                last: `${digit}99`,
              })}
              onClick={() => setHundred(digit)}
            >
              {digit}00
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles.table} role="group" aria-label={t('lottery_pick_number')}>
        {numbers.map((number) => {
          const mark = markOf(number, plays, restrictionOf)
          const isOn = plays.some((play) => !play.check([number]) && onSlip.has(idOf(play, [number])))
          const word =
            mark === 'CLOSED'
              ? t('lottery_number_closed')
              : mark === 'HALF'
                ? t('lottery_number_half')
                : mark === 'REDUCED'
                  ? t('lottery_number_reduced')
                  : mark === 'SOME'
                    ? t('lottery_number_some')
                    : null
          return (
            <button
              key={number}
              type="button"
              className={`${styles.cell} ${mark === 'CLOSED' ? styles.closed : mark === 'OPEN' ? '' : styles.half}`}
              aria-pressed={isOn}
              disabled={mark === 'CLOSED' && !isOn}
              onClick={() => onToggle(number)}
            >
              <span>{number}</span>
              {word ? <small>{word}</small> : null}
            </button>
          )
        })}
      </div>
    </>
  )
}
