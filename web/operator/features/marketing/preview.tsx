import { useState } from 'react'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { Draft } from './campaign-draft.ts'
import styles from './marketing.module.css'

type Language = 'TH' | 'EN'
const openTexts = { TH: 'op_message_open_th', EN: 'op_message_open_en' } as const satisfies Record<
  Language,
  TextKey
>
const stopTexts = { TH: 'op_message_stop_th', EN: 'op_message_stop_en' } as const satisfies Record<
  Language,
  TextKey
>

/** What members will read, in both languages and both themes; below it the SMS. */
export function Preview({ draft, house }: { draft: Draft; house: Record<Language, string> }) {
  const t = useText()
  const [language, setLanguage] = useState<Language>('TH')
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const title = draft.titles[language]
  return (
    <Panel title={t('op_promo_preview')}>
      <div className={styles.previewTools}>
        <Segmented<Language>
          label={t('content_language')}
          value={language}
          onChange={setLanguage}
          choices={[
            { key: 'TH', text: t('content_language_th') },
            { key: 'EN', text: t('content_language_en') },
          ]}
        />
        <Segmented<'dark' | 'light'>
          label={t('op_promo_preview_theme')}
          value={theme}
          onChange={setTheme}
          choices={[
            { key: 'dark', text: t('op_promo_preview_dark') },
            { key: 'light', text: t('op_promo_preview_light') },
          ]}
        />
      </div>
      <div className="stack">
        <article
          className={styles.card}
          data-theme={theme}
          lang={language.toLowerCase()}
          data-testid="campaign-preview"
        >
          <h3>{title || t('op_message_subject')}</h3>
          <p>{draft.contents[language]}</p>
          {draft.link ? <span className={styles.cardButton}>{t(openTexts[language])}</span> : null}
        </article>
        {draft.channels.includes('SMS') ? (
          <div>
            <span className={styles.label}>{t('op_message_channel_sms')}</span>
            <p className={styles.short} lang={language.toLowerCase()}>
              {[
                `${house[language]}: ${title}`,
                ...(draft.link ? [t('op_message_address')] : []),
                t(stopTexts[language]),
              ].join('\n')}
            </p>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
