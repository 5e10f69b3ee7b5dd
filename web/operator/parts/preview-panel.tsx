import { type ReactNode, useState } from 'react'
import { useText } from '../../ui/i18n/text.tsx'
import { Segmented } from '../../ui/tabs/segmented.tsx'
import { Panel } from './panel.tsx'
import styles from './preview-panel.module.css'

export interface Previewed {
  readonly language: 'th' | 'en'
  readonly theme: 'dark' | 'light'
}

/** What members will see, in both languages and in both themes, as the operator chooses. */
export function PreviewPanel({ children }: { children: (shown: Previewed) => ReactNode }) {
  const t = useText()
  const [language, setLanguage] = useState<Previewed['language']>('th')
  const [theme, setTheme] = useState<Previewed['theme']>('dark')
  return (
    <Panel title={t('op_promo_preview')}>
      <div className={styles.tools}>
        <Segmented<Previewed['language']>
          label={t('content_language')}
          value={language}
          onChange={setLanguage}
          choices={[
            { key: 'th', text: t('content_language_th') },
            { key: 'en', text: t('content_language_en') },
          ]}
        />
        <Segmented<Previewed['theme']>
          label={t('op_promo_preview_theme')}
          value={theme}
          onChange={setTheme}
          choices={[
            { key: 'dark', text: t('op_promo_preview_dark') },
            { key: 'light', text: t('op_promo_preview_light') },
          ]}
        />
      </div>
      {children({ language, theme })}
    </Panel>
  )
}
