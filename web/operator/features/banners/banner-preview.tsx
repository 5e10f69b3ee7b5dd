import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import content from '../../parts/content/content.module.css'
import { contentKeys } from '../../parts/content/language-tabs.tsx'
import styles from './banners.module.css'
import type { Draft } from './words.ts'

/** As the home page shows it, in both languages: the words lie on the calm side of the picture. */
export function BannerPreview({ draft }: { draft: Draft }) {
  const t = useText()
  return (
    <section aria-label={t('content_preview')}>
      <h3 className={content.previewHead}>{t('content_preview')}</h3>
      <div className={content.previews}>
        {contentKeys.map((key) => {
          const other = key === 'TH' ? 'EN' : 'TH'
          return (
            <figure key={key} className={styles.banner} lang={key.toLowerCase()}>
              {draft.imageUrl ? <img {...pictureSources(draft.imageUrl)} sizes="400px" alt="" /> : null}
              <figcaption>
                <b>{draft.titles[key] || draft.titles[other]}</b>
                <span>{draft.texts[key] || draft.texts[other]}</span>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
