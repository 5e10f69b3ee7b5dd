import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import styles from './entry.module.css'
import type { Entry } from './use-entry.ts'
import './texts.ts'

/** The places of the number that is typed; a keyboard writes into them too. */
export function DigitBoxes({
  entry,
  hasOwnPad,
  onPaste,
}: {
  entry: Entry
  hasOwnPad: boolean
  /** A text that is more than one number. */
  onPaste: (text: string) => void
}) {
  const t = useText()
  const { typed, digits } = entry
  return (
    <label className={styles.digits}>
      <span className="sr-only">{t('lottery_type_digits', { count: digits })}</span>
      <input
        inputMode={hasOwnPad ? 'none' : 'numeric'}
        autoComplete="off"
        enterKeyHint="next"
        value={typed}
        onChange={(event) => entry.write(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (text.trim().length <= digits) return
          event.preventDefault()
          onPaste(text)
        }}
      />
      <span className={styles.boxes} aria-hidden="true">
        {Array.from({ length: digits }, (_, at) => (
          <b key={at} className={at === typed.length ? styles.next : undefined}>
            {typed[at] ?? ''}
          </b>
        ))}
      </span>
    </label>
  )
}

/** The place of a number that runs, as its rules write it. */
const ROLL = 'R'
const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A number that is whole goes to the slip by itself. */
export function NumberPad({ entry }: { entry: Entry }) {
  const t = useText()
  const { typed, isRoll } = entry
  return (
    <div className={styles.pad} role="group" aria-label={t('lottery_pad')}>
      {figures.map((figure) => (
        <button key={figure} type="button" onClick={() => entry.press(figure)}>
          {figure}
        </button>
      ))}
      {isRoll ? (
        <button
          type="button"
          aria-label={t('lottery_roll_place')}
          disabled={typed.includes(ROLL)}
          onClick={() => entry.press(ROLL)}
        >
          {ROLL}
        </button>
      ) : (
        <button type="button" className={styles.word} disabled={typed === ''} onClick={entry.clear}>
          {t('lottery_pick_clear')}
        </button>
      )}
      <button type="button" onClick={() => entry.press('0')}>
        0
      </button>
      <button type="button" aria-label={t('lottery_pad_back')} disabled={typed === ''} onClick={entry.back}>
        <Icon name="back" />
      </button>
    </div>
  )
}
