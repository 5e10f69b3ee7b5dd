import { ownName } from '../../ui/i18n/language-names.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { Segmented } from '../../ui/tabs/segmented.tsx'
import { AppLink } from '../app-link.tsx'
import { paths } from '../paths.ts'
import { Copyright } from '../shell/copyright.tsx'
import { ThemeButton } from '../shell/theme-button.tsx'
import { useSiteName } from '../state/site.ts'
import { type AgentLanguage, agentLanguages, chooseAgentLanguage } from './agent-language.ts'
import styles from './agent.module.css'
import './texts.ts'

/** The line at the top of the agents' entrance: the merchant, theme and language. */
export function AgentHead() {
  const t = useText()
  const name = useSiteName()
  return (
    <header className={styles.head}>
      <AppLink className="tap" href={paths.home()} aria-label={t('agent_login_go_player')}>
        <Logo name={name} />
      </AppLink>
      <span className="grow" />
      <ThemeButton />
      <AgentLanguages />
    </header>
  )
}

/** Chinese, Thai and English: the agents' pages have a language of their own. */
export function AgentLanguages() {
  const t = useText()
  const language = useLanguage()
  const current = agentLanguages.find((one) => one === language) ?? 'en'
  return (
    <Segmented<AgentLanguage>
      label={t('agent_login_language')}
      choices={agentLanguages.map((one) => ({
        key: one,
        text:
          one === 'zh' ? (
            <span lang="zh-Hans" className={styles.chinese}>
              {ownName(one).slice(-2)}
            </span>
          ) : one === 'en' ? (
            'EN'
          ) : (
            ownName(one)
          ),
      }))}
      value={current}
      onChange={(chosen) => void chooseAgentLanguage(chosen)}
    />
  )
}

/** Age, care and the year, under the agents' pages too. */
export function AgentFoot({ name, minAge }: { name: string; minAge: number }) {
  const t = useText()
  return (
    <footer className={styles.foot}>
      <span className={styles.age} title={t('agent_promo_age', { minAge: String(minAge) })}>
        {t('footer_age', { minAge: String(minAge) })}
      </span>
      <span>
        <a href="tel:1323">{t('agent_promo_responsible')}</a> · <Copyright name={name} />
      </span>
    </footer>
  )
}
