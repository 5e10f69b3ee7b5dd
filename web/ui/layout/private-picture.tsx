import { Icon } from '../icon/icon.tsx'
import styles from './private-picture.module.css'

/**
 * A picture that somebody sent; pressed, it opens large. `url` undefined: it loads, null: it did not come.
 */
export function PrivatePicture({
  url,
  alt,
  openText,
  failedText,
}: {
  url: string | null | undefined
  alt: string
  openText: string
  failedText: string
}) {
  if (url === null)
    return (
      <span className={styles.failed}>
        <Icon name="img" />
        {failedText}
      </span>
    )
  if (url === undefined) return <span className={styles.waiting} aria-hidden="true" />
  return (
    <a className={styles.picture} href={url} target="_blank" rel="noopener" aria-label={openText}>
      <img src={url} alt={alt} />
    </a>
  )
}
