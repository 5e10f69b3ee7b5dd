import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../ui/i18n/text.tsx'
import { AppLink } from '../app-link.tsx'
import LoginForm from '../features/identity/login-form.tsx'
import { navigate } from '../navigation.ts'
import { paths } from '../paths.ts'
import { openChannel } from '../shell/service-channels.ts'
import { useIsAgent } from '../state/member.ts'
import { useServiceChannels, useSite } from '../state/site.ts'
import { AgentFoot, AgentHead } from './agent-head.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import styles from './agent.module.css'

const ApplyWindow = lazyPart(() => import('./line/apply-window.tsx'))

const features: readonly { icon: IconName; title: TextKey; text: TextKey }[] = [
  { icon: 'agent', title: 'agent_promo_feature_team', text: 'agent_promo_feature_team_text' },
  { icon: 'note', title: 'agent_promo_feature_contract', text: 'agent_promo_feature_contract_text' },
  { icon: 'list', title: 'agent_promo_feature_statement', text: 'agent_promo_feature_statement_text' },
  { icon: 'wallet', title: 'agent_promo_feature_account', text: 'agent_promo_feature_account_text' },
]
const steps: readonly TextKey[] = ['agent_promo_step_1', 'agent_promo_step_2', 'agent_promo_step_3']
const questions: readonly (readonly [TextKey, TextKey])[] = [
  ['agent_promo_faq_q1', 'agent_promo_faq_a1'],
  ['agent_promo_faq_q2', 'agent_promo_faq_a2'],
  ['agent_promo_faq_q3', 'agent_promo_faq_a3'],
]

/** What the agents' tools do, what one should know before, and the agents' login. */
export default function AgentLoginPage() {
  const t = useText()
  const { name, minAge } = useSite()
  const isAgent = useIsAgent()
  const [isApplying, setApplying] = useState(false)
  useEffect(() => {
    if (isAgent) void navigate(paths.agentHome(), { replace: true })
  }, [isAgent])
  return (
    <div className={styles.page}>
      <AgentHead />
      <main className={styles.entrance}>
        <section className={styles.promo}>
          <div className={styles.headline}>
            <p className={styles.brand}>{t('agent_login_brand_line', { name })}</p>
            <h1>{t('agent_promo_headline')}</h1>
            <p className={styles.lead}>{t('agent_promo_lead')}</p>
            <span className={styles.pavilion} aria-hidden="true" />
          </div>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature.title}>
                <Icon name={feature.icon} size={24} />
                <b>{t(feature.title)}</b>
                <span>{t(feature.text)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className={`panel ${styles.window}`} aria-labelledby="agent-login">
          <h2 id="agent-login">{t('agent_login_title')}</h2>
          <p className="small text-2">{t('agent_login_only_agents')}</p>
          <LoginForm area="agent" />
          <Button kind="line" icon="agent" isBlock onClick={() => setApplying(true)}>
            {t('agent_promo_apply')}
          </Button>
          {isApplying ? <ApplyWindow minAge={minAge} onClose={() => setApplying(false)} /> : null}
          <Contact />
          <p className="small">
            <AppLink className="link" href={paths.home()}>
              {t('agent_login_go_player')}
            </AppLink>
          </p>
        </section>
        <section className={styles.notes}>
          <h2>{t('agent_promo_note_title')}</h2>
          <ul>
            {(
              [
                'agent_promo_note_income',
                'agent_promo_note_carry',
                'agent_promo_note_recruit',
                'agent_promo_note_conduct',
              ] as const
            ).map((note) => (
              <li key={note}>{t(note)}</li>
            ))}
            <li>{t('agent_promo_note_law', { minAge: String(minAge) })}</li>
          </ul>
        </section>
        <section className={styles.more}>
          <h2>{t('agent_promo_steps_title')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
        <section className={styles.more}>
          <h2>{t('agent_promo_faq_title')}</h2>
          <dl>
            {questions.map(([question, answer]) => (
              <div key={question}>
                <dt>{t(question)}</dt>
                <dd>{t(answer)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
      <AgentFoot name={name} minAge={minAge} />
    </div>
  )
}

/** The merchant's first channel of customer service, if there is one. */
function Contact() {
  const t = useText()
  const [channel] = useServiceChannels()
  return channel ? (
    <Button kind="line" icon="cs" isBlock onClick={() => openChannel(channel, t)}>
      {t('agent_promo_contact')}
    </Button>
  ) : null
}
