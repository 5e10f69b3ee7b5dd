import { combinationsOf, systemCodesFor } from '../../../../../kernel/sports/systems.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { systemName } from '../words/bet-words.ts'
import { chooseSystem } from './slip-store.ts'
import styles from './slip.module.css'

/** The systems that so many legs may be bet in, each with how many bets it is. */
export function SystemChoice({ legs, value }: { legs: number; value: string | null }) {
  const t = useText()
  return (
    <div className={styles.systems} role="group" aria-label={t('sport_system_title')}>
      {systemCodesFor(legs).map((code) => (
        <button key={code} type="button" aria-pressed={code === value} onClick={() => chooseSystem(code)}>
          {systemName(code, legs, t)}
          <small>{t('sport_system_bets', { n: combinationsOf(code, legs)?.length ?? 0 })}</small>
        </button>
      ))}
    </div>
  )
}
