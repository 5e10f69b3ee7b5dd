import { useText } from '../../ui/i18n/text.tsx'
import { pictureSources } from '../../ui/layout/picture.tsx'
import { useSite } from '../state/site.ts'
import styles from './window-picture.module.css'

/** The picture panel of login and register on a desktop: the naga, the house's line and the providers. */
export function WindowPicture() {
  const t = useText()
  const { name, vendors } = useSite()
  return (
    <>
      <img className={styles.picture} {...pictureSources('/art/poster-naga.svg')} sizes="400px" alt="" />
      <div className={styles.caption}>
        <h3>{t('login_side_title', { 0: name })}</h3>
        <p>{t('login_side_text', { 0: vendors.length })}</p>
        <p className={styles.vendors}>{vendors.slice(0, 12).map((vendor) => <span key={vendor}>{vendor}</span>)}</p>
      </div>
    </>
  )
}
