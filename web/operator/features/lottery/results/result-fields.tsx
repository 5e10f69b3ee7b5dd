import type { ClipboardEvent } from 'react'
import type { PublishedPrize } from '../../../../../kernel/lottery/numbers/published.ts'
import { TextField } from '../../../../ui/forms/field.tsx'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import type { Faults } from '../../../../ui/forms/use-form.ts'
import { fillFrom, isRight, sizeOf, slotsOf, type Figures } from './published-form.ts'
import styles from './results.module.css'

const LONGEST_FIGURE = 14

/**
 * The fields of a draw's published prizes. A pasted line fills them all, wherever it is pasted; a single
 * number goes where it is pasted.
 */
export function ResultFields({
  form,
  figures,
  faults,
  onChange,
}: {
  form: readonly PublishedPrize[]
  figures: Figures
  faults: Faults
  onChange: (figures: Figures) => void
}) {
  const t = useText()
  const slots = slotsOf(form)
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    const filled = fillFrom(form, text)
    if (sizeOf(filled) === 0 || (slots.length > 1 && sizeOf(filled) < 2)) return
    event.preventDefault()
    onChange({ ...figures, ...filled })
  }
  return (
    <div className={styles.prizes} onPaste={paste}>
      {form.map((row) => (
        <fieldset key={row.prize} className={styles.prize}>
          <legend>
            {t(`lot_prize_${row.prize}` as TextKey)}{' '}
            <small className="text-3">
              {row.digits === null ? t('lotres_figure_hint') : t('lotres_digits', { count: row.digits })}
            </small>
          </legend>
          <div className={row.digits === null ? styles.figures : styles.numbers}>
            {slots
              .filter(({ prize }) => prize === row.prize)
              .map(({ key, place, digits }) => (
                <TextField
                  key={key}
                  label={t('lotres_number_label', {
                    prize: t(`lot_prize_${row.prize}` as TextKey),
                    place: place + 1,
                  })}
                  isLabelHidden
                  className={styles.figure}
                  inputMode={digits === null ? 'text' : 'numeric'}
                  autoComplete="off"
                  maxLength={digits ?? LONGEST_FIGURE}
                  value={figures[key] ?? ''}
                  error={faults[key]}
                  onChange={(event) => onChange({ ...figures, [key]: event.target.value.trim() })}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** A sentence for each field that is not whole. */
export function faultsOf(
  form: readonly PublishedPrize[],
  figures: Figures,
  say: (digits: number | null) => string,
): Faults {
  return Object.fromEntries(
    slotsOf(form)
      .filter((slot) => !isRight(slot, figures[slot.key] ?? ''))
      .map(({ key, digits }) => [key, say(digits)]),
  )
}
