import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import '../texts.ts'
import { chooseNews, newsChoices, type NewsChoice, useNews } from './news-store.ts'
import styles from './news-settings.module.css'

const names = {
  kickOff: 'sport_push_opt_kickoff',
  goal: 'sport_push_opt_goal',
  bets: 'sport_push_opt_bets',
  result: 'sport_push_opt_result',
  cashOut: 'sport_push_opt_cash_out',
} as const satisfies Record<NewsChoice, TextKey>

/** Which news of sports are said on this device; each is turned on and off by itself. */
export function NewsSettings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const chosen = useNews()
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('sport_push_settings')}>
      <div className={styles.choices}>
        {newsChoices.map((choice) => (
          <Checkbox
            key={choice}
            checked={chosen[choice]}
            disabled={choice === 'bets' && !chosen.goal && !chosen.kickOff}
            onChange={(event) => chooseNews(choice, event.target.checked)}
          >
            {t(names[choice])}
          </Checkbox>
        ))}
        <p className={styles.note}>{t('sport_push_note')}</p>
      </div>
    </Modal>
  )
}
