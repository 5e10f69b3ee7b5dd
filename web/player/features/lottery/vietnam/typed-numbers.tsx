import { useState } from 'react'
import { plainDigits } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { readTypedNumbers, withReverse } from './play-modes.ts'
import type { VietnamBoardState } from './use-vietnam-board.ts'
import styles from './panel.module.css'

/** A pasted list of the longest slip. */
const MOST_TEXT = 6_000

/** Numbers of three or four digits: the last digit of one puts it onto the slip, as does a pasted list. */
export function TypedNumbers({ board }: { board: VietnamBoardState }) {
  const t = useText()
  const { length, chosen, isSold } = board
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const put = (typed: string) => {
    const { numbers, wrong } = readTypedNumbers(typed, length)
    const all = board.isReversing ? [...new Set(numbers.flatMap(withReverse))] : numbers
    const fresh = all.filter((number) => isSold(number) && !chosen.has(number))
    const closed = all.filter((number) => !isSold(number))
    if (fresh.length > 0) board.putNumbers(fresh)
    setText(wrong.join(' '))
    setFault(
      wrong.length > 0
        ? t('lottery_vn_type_wrong', { typed: wrong.slice(0, 4).join(' ') })
        : closed.length > 0
          ? t('lottery_vn_typed_closed', { typed: closed.join(' ') })
          : '',
    )
  }
  const type = (next: string) => {
    const plain = plainDigits(next)
    setFault('')
    if (new RegExp(`^\\d{${length}}$`).test(plain.trim())) put(plain)
    else setText(plain)
  }
  return (
    <div className={styles.typed}>
      <TextField
        label={t('lottery_vn_type', { count: length })}
        hint={t('lottery_vn_type_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_TEXT}
        value={text}
        error={fault || undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') put(text)
        }}
      />
      <Button kind="line" disabled={text.trim() === ''} onClick={() => put(text)}>
        {t('lottery_vn_type_add')}
      </Button>
      <ul className={styles.taken} aria-label={t('lottery_vn_numbers')}>
        {[...chosen]
          .filter((number) => number.length === length)
          .map((number) => (
            <li key={number}>
              <button type="button" aria-pressed="true" onClick={() => board.toggle(number)}>
                {number}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
