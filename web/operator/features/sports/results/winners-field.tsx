import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { codesOf } from './facts-draft.ts'
import styles from './results.module.css'
import type { ResultFixture } from './words.ts'

interface Props {
  runners: ResultFixture['runners']
  /** Codes of those that won; several in a dead heat. */
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Who won an outright, chosen among those whom one could bet on. */
export function WinnersField({ runners, value, error, onChange }: Props) {
  const t = useText()
  const chosen = codesOf(value)
  const turn = (code: string, isOn: boolean) =>
    onChange({
      target: { value: [...chosen.filter((one) => one !== code), ...(isOn ? [code] : [])].join(',') },
    })
  return (
    <fieldset className={styles.winners}>
      <legend>{t('op_sport_result_winner')}</legend>
      {runners.map(({ code, name }) => (
        <Checkbox
          key={code}
          checked={chosen.includes(code)}
          error={error}
          onChange={(event) => turn(code, event.target.checked)}
        >
          {name}
        </Checkbox>
      ))}
      <FieldMessage error={error} />
    </fieldset>
  )
}
