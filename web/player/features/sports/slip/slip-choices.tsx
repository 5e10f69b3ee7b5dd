import { useStore } from 'zustand'
import { formatMoney } from '../../../../../design/format.ts'
import { acceptChanges } from '../../../../../kernel/sports/words.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { ask } from '../../../state/windows.ts'
import '../texts.ts'
import { chooseAccept, keepLegs, setQuickStake, slipStore } from './slip-store.ts'
import styles from './slip.module.css'

const names = {
  NONE: 'sport_price_choice_none',
  BETTER: 'sport_price_choice_better',
  ANY: 'sport_price_choice_any',
} as const

/** What a change of price does, whether selections stay, and bets with one tap. */
export function SlipChoices({ stake }: { stake: number | null }) {
  const t = useText()
  const { acceptChange, keepsLegs, quickStake } = useStore(slipStore)
  const turnQuick = async (isOn: boolean) => {
    if (!isOn) return setQuickStake(null)
    if (stake && (await ask({ text: t('sport_quick_bet_confirm', { stake: formatMoney(stake) }) })))
      setQuickStake(stake)
  }
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('sport_price_choice_title')}
        choices={acceptChanges.map((key) => ({ key, text: t(names[key]) }))}
        value={acceptChange}
        onChange={chooseAccept}
        hint={t('sport_price_choice_help')}
      />
      <Checkbox checked={keepsLegs} onChange={(event) => keepLegs(event.target.checked)}>
        {t('sport_slip_keep')}
      </Checkbox>
      <Checkbox
        checked={quickStake !== null}
        disabled={quickStake === null && !stake}
        onChange={(event) => void turnQuick(event.target.checked)}
      >
        {quickStake === null
          ? t('sport_quick_bet')
          : t('sport_quick_bet_on', { stake: formatMoney(quickStake) })}
      </Checkbox>
      <p className={styles.hint}>
        {t('sport_quick_bet_help', { stake: formatMoney(quickStake ?? stake ?? 0) })}
      </p>
    </div>
  )
}
