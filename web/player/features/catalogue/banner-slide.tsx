import type { MouseEvent } from 'react'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import type { Banner } from '../../state/home.ts'
import { bannerHref, followBanner } from './follow-banner.ts'
import styles from './banner.module.css'

/** On phones less than the banner is wide: the small file of at most 25 KB is enough for flat drawings. */
export const bannerSizes = '(min-width: 1000px) 800px, 240px'

/** One banner: the picture with live text on its calm side. A banner with a link follows it. */
export function BannerSlide({ banner, isEager }: { banner: Banner; isEager?: boolean }) {
  const href = bannerHref(banner)
  const face = (
    <>
      <img
        {...pictureSources(banner.url)}
        sizes={bannerSizes}
        alt=""
        width={800}
        height={320}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className={styles.picture}
      />
      <span className={styles.words}>
        <b>
          {banner.title.split(' ').map((phrase, order) => (
            <span key={order}>{phrase} </span>
          ))}
        </b>
        {banner.text ? <span>{banner.text}</span> : null}
      </span>
    </>
  )
  if (!href) return <div className={styles.slide}>{face}</div>
  const outside = String(banner.linkageType) === 'URL' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a
      className={styles.slide}
      href={href}
      {...outside}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => followBanner(event, banner)}
    >
      {face}
    </a>
  )
}
