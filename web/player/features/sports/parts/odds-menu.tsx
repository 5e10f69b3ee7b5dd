import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { oddsText } from '../../../../../kernel/sports/odds.ts'
import { oddsFormats, type OddsFormat } from '../../../../../kernel/sports/words.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { Menu } from '../../../../ui/overlay/menu.tsx'
import { NewsSettings } from '../news/news-settings.tsx'
import '../texts.ts'
import { chooseOddsFormat, useOddsFormat } from '../words/odds-format.ts'
import styles from './frame.module.css'

/** The same price in every format, to choose by. */
const SAMPLE = 18_000
const NEWS = 'NEWS'

const names = {
  DECIMAL: 'sport_odds_decimal',
  HONG_KONG: 'sport_odds_hong_kong',
  MALAY: 'sport_odds_malay',
  INDONESIAN: 'sport_odds_indonesian',
  US: 'sport_odds_us',
} as const satisfies Record<OddsFormat, TextKey>

/** How prices are written, and of what members are told; the choices are remembered. */
export function OddsMenu() {
  const t = useText()
  const chosen = useOddsFormat()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu
        label={t('sport_odds_title')}
        trigger={
          <AriaButton className={styles.odds!} aria-label={`${t('sport_odds_title')}: ${t(names[chosen])}`}>
            {t(names[chosen])}
            <Icon name="d" size={16} />
          </AriaButton>
        }
        entries={[
          ...oddsFormats.map((format) => ({
            key: format,
            text: `${t(names[format])} ${oddsText(SAMPLE, format)}`,
            isChosen: format === chosen,
          })),
          ...(isSignedIn
            ? [{ key: NEWS, text: t('sport_push_settings'), icon: 'bell' as const, startsGroup: true }]
            : []),
        ]}
        onAction={(key) => (key === NEWS ? setOpen(true) : chooseOddsFormat(key as OddsFormat))}
      />
      <NewsSettings isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
