import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { RichText } from '../../../ui/layout/rich-text.tsx'
import styles from './content.module.css'
import { asHtml } from './insert-mark.ts'
import { contentKeys } from './language-tabs.tsx'

interface Texts {
  TH: string
  EN: string
}

/** What readers will see, both languages side by side; for an empty one its replacement. */
export function Preview({
  titles,
  contents,
  imageUrl,
  note,
}: {
  titles: Texts
  contents: Texts
  imageUrl?: string
  note?: string
}) {
  const t = useText()
  return (
    <section aria-label={t('content_preview')}>
      <h3 className={styles.previewHead}>{t('content_preview')}</h3>
      <div className={styles.previews}>
        {contentKeys.map((key) => {
          const other = key === 'TH' ? 'EN' : 'TH'
          return (
            <article key={key} className={styles.preview} lang={key.toLowerCase()}>
              <span className={styles.previewLanguage}>
                {t(key === 'TH' ? 'content_language_th' : 'content_language_en')}
              </span>
              {imageUrl ? (
                <img {...pictureSources(imageUrl)} sizes="360px" alt="" className={styles.previewPicture} />
              ) : null}
              <h4>{titles[key] || titles[other] || '–'}</h4>
              {note ? <small>{note}</small> : null}
              <RichText html={asHtml(contents[key] || contents[other])} />
            </article>
          )
        })}
      </div>
    </section>
  )
}
