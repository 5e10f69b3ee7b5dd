import { useState, type ReactNode } from 'react'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'

export type ContentKey = 'TH' | 'EN'
export const contentKeys = ['TH', 'EN'] as const

/** The fields of one language at a time; the other one keeps what was written. */
export function LanguageTabs({ children }: { children: (key: ContentKey) => ReactNode }) {
  const t = useText()
  const [key, setKey] = useState<ContentKey>('TH')
  return (
    <>
      <Segmented
        label={t('content_language')}
        value={key}
        onChange={setKey}
        choices={[
          { key: 'TH', text: t('content_language_th') },
          { key: 'EN', text: t('content_language_en') },
        ]}
      />
      {children(key)}
    </>
  )
}
