import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Ornament } from '../../ui/layout/ornament.tsx'
import { AppLink } from '../app-link.tsx'
import { openEntry } from '../guards.ts'
import { paths } from '../paths.ts'
import { useIsAgent } from '../state/member.ts'
import { useCategories, useServiceChannels, useSite } from '../state/site.ts'
import { Copyright } from './copyright.tsx'
import styles from './footer.module.css'
import { accountEntries, orderedCategories } from './menu-entries.ts'
import { openChannel } from './service-channels.ts'

/** The account's own page is in the header's menu; the footer names its content. */
function footerEntries(isAgent: boolean, offered: Parameters<typeof accountEntries>[1]) {
  return accountEntries(isAgent, offered).filter((entry) => entry.key !== 'account')
}

/**
 * Links to what exists, the providers, age and care, and the licence only if the operator configured one.
 */
export function Footer() {
  const t = useText()
  const offered = useSite()
  const { name, minAge, licence, vendors } = offered
  const games = orderedCategories(useCategories())
  const channels = useServiceChannels()
  const isAgent = useIsAgent()
  return (
    <footer className={`wrap ${styles.footer}`}>
      <Ornament />
      <div className={styles.columns}>
        {games.length > 0 ? (
          <section>
            <h2>{t('footer_game_types')}</h2>
            <ul>
              {games.map((entry) => (
                <li key={entry.key}>
                  <AppLink href={entry.href}>{t(entry.text)}</AppLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <section>
          <h2>{t('nav_account')}</h2>
          <ul>
            {footerEntries(isAgent, offered).map((entry) => (
              <li key={entry.key}>
                <a href={entry.href} onClick={(event) => openEntry(event, entry)}>
                  {t(entry.text)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('footer_help_centre')}</h2>
          <ul>
            <li>
              <AppLink href={paths.help()}>{t('footer_help_centre')}</AppLink>
            </li>
            <li>
              <AppLink href={paths.help('term')}>{t('footer_terms')}</AppLink>
            </li>
            <li>
              <AppLink href={paths.down()}>{t('side_app_download')}</AppLink>
            </li>
            <li>
              <AppLink href={paths.verify()}>{t('fair_menu')}</AppLink>
            </li>
            <li>
              <AppLink href={paths.returns()}>{t('fair_returns')}</AppLink>
            </li>
            <li>
              <AppLink href={paths.jackpots()}>{t('home_jackpot')}</AppLink>
            </li>
          </ul>
        </section>
        {channels.length > 0 ? (
          <section>
            <h2>{t('footer_customer_service')}</h2>
            <ul>
              {channels.map((channel) => (
                <li key={channel.key}>
                  <button type="button" onClick={() => openChannel(channel, t)}>
                    <Icon name={channel.icon} />
                    {channel.title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {vendors.length > 0 ? (
        <p className={styles.vendors} aria-label={t('footer_vendors')}>
          {vendors.map((vendor) => (
            <span key={vendor}>{vendor}</span>
          ))}
        </p>
      ) : null}
      <div className={styles.last}>
        <div className="row">
          <span className={styles.age} aria-hidden="true">
            {t('footer_age', { minAge: String(minAge) })}
          </span>
          <span>
            {t('footer_age_note', { minAge: String(minAge) })} {t('footer_play_simply')}{' '}
            <a className={styles.phone} href="tel:1323">
              {t('footer_hotline')}
            </a>
          </span>
        </div>
        {licence ? (
          <p>
            <a href={licence.validatorUrl} target="_blank" rel="noopener noreferrer">
              {licence.text} {t('footer_licence_number', { number: licence.number })}
            </a>
          </p>
        ) : null}
        <p>
          <Copyright name={name} />
        </p>
      </div>
    </footer>
  )
}
