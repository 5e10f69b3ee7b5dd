import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { PreviewPanel } from '../../parts/preview-panel.tsx'
import type { Draft } from './campaign-draft.ts'
import styles from './marketing.module.css'

type Language = 'TH' | 'EN'
const languages = { th: 'TH', en: 'EN' } as const
const openTexts = { TH: 'op_message_open_th', EN: 'op_message_open_en' } as const satisfies Record<
  Language,
  TextKey
>
const stopTexts = { TH: 'op_message_stop_th', EN: 'op_message_stop_en' } as const satisfies Record<
  Language,
  TextKey
>

/** What members will read; below it the SMS. */
export function Preview({ draft, house }: { draft: Draft; house: Record<Language, string> }) {
  const t = useText()
  return (
    <PreviewPanel>
      {(shown) => {
        const language = languages[shown.language]
        const title = draft.titles[language]
        return (
          <div className="stack">
            <article
              className={styles.card}
              data-theme={shown.theme}
              lang={shown.language}
              data-testid="campaign-preview"
            >
              <h3>{title || t('op_message_subject')}</h3>
              <p>{draft.contents[language]}</p>
              {draft.link ? <span className={styles.cardButton}>{t(openTexts[language])}</span> : null}
            </article>
            {draft.channels.includes('SMS') ? (
              <div>
                <span className={styles.label}>{t('op_message_channel_sms')}</span>
                <p className={styles.short} lang={shown.language}>
                  {[
                    `${house[language]}: ${title}`,
                    ...(draft.link ? [t('op_message_address')] : []),
                    t(stopTexts[language]),
                  ].join('\n')}
                </p>
              </div>
            ) : null}
            {draft.channels.includes('PUSH') ? (
              <div>
                <span className={styles.label}>{t('op_message_channel_push')}</span>
                <div className={styles.push} data-theme={shown.theme} lang={shown.language}>
                  <b>{title || t('op_message_subject')}</b>
                  <p>{draft.contents[language]}</p>
                </div>
              </div>
            ) : null}
          </div>
        )
      }}
    </PreviewPanel>
  )
}
