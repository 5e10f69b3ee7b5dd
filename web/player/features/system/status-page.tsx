import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button/button.tsx'
import darkPavilion from '../../../../design/art/empty-pavilion.svg'
import lightPavilion from '../../../../design/art/empty-pavilion-light.svg'
import { useText } from '../../../ui/i18n/text.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { CornerOrnament } from '../../../ui/layout/ornament.tsx'
import { useSite } from '../../state/site.ts'
import { Clock } from '../../shell/clock.tsx'
import { Copyright } from '../../shell/copyright.tsx'
import styles from './status-page.module.css'

interface StatusPageProps {
  title: string
  text: string
  /** Between the text and the actions: the end time, or the IP. */
  children?: ReactNode
  action: ReactNode
  /** Contacting customer service is what is left to do. */
  isTalkFirst?: boolean
}

/** Shown instead of the whole site: maintenance, region, an unknown address. */
export function StatusPage({ title, text, children, action, isTalkFirst }: StatusPageProps) {
  const t = useText()
  const { name, channels } = useSite()
  // Chat room and help centre belong to the site that this page replaces.
  const channel = channels.find(({ csType }) => csType !== 'LIVECHAT' && csType !== 'HELP')
  return (
    <main className={styles.page}>
      <div className={`frame yo ${styles.panel}`}>
        <CornerOrnament />
        <Logo name={name} height={52} />
        <div className={styles.words}>
          <img className={styles.dark} src={darkPavilion} alt="" width={300} height={205} />
          <img className={styles.light} src={lightPavilion} alt="" width={300} height={205} loading="lazy" />
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {children}
        <div className={styles.actions}>
          {channel ? (
            <LinkButton
              kind={isTalkFirst ? 'primary' : 'line'}
              icon="cs"
              href={channel.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('cs_talk')}
            </LinkButton>
          ) : null}
          {action}
        </div>
      </div>
      <p className={styles.foot}>
        <Copyright name={name} /> · <Clock />
      </p>
    </main>
  )
}
