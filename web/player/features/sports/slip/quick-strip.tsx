import { useStore } from 'zustand'
import { formatMoney } from '../../../../../design/format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import styles from './quick-strip.module.css'
import { setQuickStake, slipStore } from './slip-store.ts'

/** As long as a tap bets at once it is said wherever the slip is, and can be turned off there. */
export function QuickStrip() {
  const t = useText()
  const quickStake = useStore(slipStore, (state) => state.quickStake)
  return quickStake === null ? null : (
    <p className={styles.strip} role="status">
      <Icon name="hot" size={20} />
      <span>{t('sport_quick_bet_on', { stake: formatMoney(quickStake) })}</span>
      <button type="button" onClick={() => setQuickStake(null)}>
        {t('sport_quick_bet_off')}
      </button>
    </p>
  )
}
