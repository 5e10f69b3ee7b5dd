import { useStore } from 'zustand'
import type { BannerGroup } from '../../../contract/shared/banner-words.ts'
import { useText } from '../../ui/i18n/text.tsx'
import { pictureSources } from '../../ui/layout/picture.tsx'
import { home } from '../state/home.ts'
import { useSite } from '../state/site.ts'
import styles from './window-picture.module.css'

/**
 * The picture panel of the windows for visitors on a desktop: the operator's banner of its group if there is
 * one, otherwise the naga, or the lotus of a lost password; the merchant's line and the providers.
 */
export function WindowPicture({ group }: { group: Exclude<BannerGroup, 'w_home'> }) {
  const t = useText()
  const { name, vendors } = useSite()
  const banner = useStore(home, ({ windowBanners }) =>
    windowBanners.find(({ groupName }) => groupName === group),
  )
  const isForgotten = group === 'w_forget'
  return (
    <>
      <img
        className={styles.picture}
        {...pictureSources(banner?.url ?? (isForgotten ? '/art/poster-lotus.svg' : '/art/poster-naga.svg'))}
        sizes="400px"
        alt=""
      />
      <div className={styles.caption}>
        <h3>{banner?.title || (isForgotten ? t('forgot_side_title') : t('login_side_title', { name }))}</h3>
        <p>
          {banner?.text ||
            (isForgotten ? t('forgot_side_text') : t('login_side_text', { count: vendors.length }))}
        </p>
        <p className={styles.vendors}>
          {vendors.slice(0, 12).map((vendor) => (
            <span key={vendor}>{vendor}</span>
          ))}
        </p>
      </div>
    </>
  )
}
