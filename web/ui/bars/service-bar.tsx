import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { loadQuietly } from '../loading/load-part.ts'
import styles from './service-bar.module.css'

export interface ServicePlace {
  key: string
  text: string
  icon: IconName
  href?: string | undefined
  onOpen?: ((event: MouseEvent) => void) | undefined
  /** Jade, first in the column: live chat. */
  isFirst?: boolean
}

interface ServiceBarProps {
  label: string
  places: readonly ServicePlace[]
  topText: string
  onTop: () => void
}

/** Desktop: a 56 px column at the right, go-to-top last. Phones show only the tab that `ServiceTab` draws. */
export function ServiceBar({ label, places, topText, onTop }: ServiceBarProps) {
  return (
    <aside className={styles.bar} aria-label={label}>
      {places.map((place) => (
        <ServiceEntry key={place.key} place={place} />
      ))}
      <button
        type="button"
        className={places.length > 0 ? styles.top : undefined}
        onClick={onTop}
        title={topText}
        aria-label={topText}
      >
        <Icon name="u" size={24} />
      </button>
    </aside>
  )
}

function ServiceEntry({ place }: { place: ServicePlace }) {
  const className = place.isFirst ? styles.first : undefined
  if (place.href)
    return (
      <a
        className={className}
        href={place.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={place.onOpen}
        title={place.text}
        aria-label={place.text}
      >
        <Icon name={place.icon} size={24} />
      </a>
    )
  return (
    <button
      type="button"
      className={className}
      onClick={place.onOpen}
      title={place.text}
      aria-label={place.text}
    >
      <Icon name={place.icon} size={24} />
    </button>
  )
}

/**
 * Phones: a tab at the right edge that opens the sheet with all channels. Once the page rests after a scroll,
 * it moves up as far as it takes to lie over no link's or button's middle.
 */
export function ServiceTab({ label, text, onOpen }: { label: string; text: string; onOpen: () => void }) {
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void loadQuietly(() => import('./keep-off-controls.ts')).then(({ keepOffControls }) => {
      if (!isGone) stop = keepOffControls(tab.current!)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <aside aria-label={label}>
      <button ref={tab} type="button" className={styles.tab} onClick={onOpen} aria-label={text} title={text}>
        <Icon name="cs" size={24} />
      </button>
    </aside>
  )
}
