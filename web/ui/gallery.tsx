import { useText } from './i18n/text.tsx'
import { GalleryControls } from './gallery/controls.tsx'
import { GalleryFeedback } from './gallery/feedback.tsx'
import { GalleryFoundations } from './gallery/foundations.tsx'
import { GalleryLists } from './gallery/lists.tsx'
import styles from './gallery/gallery.module.css'

/** Every component in every state, for the console's page /operator/components. */
export function Gallery() {
  const t = useText()
  return (
    <div className={styles.gallery}>
      <h1>{t('gallery_title')}</h1>
      <div className={styles.grid}>
        <GalleryFoundations />
        <GalleryControls />
        <GalleryFeedback />
        <GalleryLists />
      </div>
    </div>
  )
}
