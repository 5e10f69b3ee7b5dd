import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import type { NavigationEntry } from '../../shell/menu-entries.ts'
import { memberGames, useHasRecent } from '../../state/member-games.ts'
import { openWindow } from '../../state/windows.ts'
import styles from './category-rail.module.css'

interface Place {
  key: string
  text: TextKey
  icon: IconName
  /**
   * Shown to members only: its place is in the page from the beginning, and the root element says whose page
   * it is.
   */
  isMine?: 'member' | 'recent'
}

const hot: Place = { key: 'HOT', text: 'category_hot', icon: 'hot' }
const favourites: Place = { key: 'FAV', text: 'category_fav', icon: 'heart', isMine: 'member' }
const recent: Place = { key: 'RECENT', text: 'category_recent', icon: 'clock', isMine: 'recent' }

/**
 * Jumps to a section: hot, the member's own, then the categories that have a vendor. The first place finds
 * games by name.
 */
export function CategoryRail({
  categories,
  hasHot,
}: {
  categories: readonly NavigationEntry[]
  hasHot: boolean
}) {
  const t = useText()
  const hasFavourites = useStore(memberGames, (state) => state.favourites !== null)
  const hasRecent = useHasRecent()
  const shown: Place[] = [...(hasHot ? [hot] : []), favourites, recent, ...categories]
  const [chosen, setChosen] = useState(shown[0]?.key)
  // Sections of the member come after the page, so the observer looks for them again.
  useSectionInView(
    shown
      .filter(({ isMine }) => !isMine || (isMine === 'recent' ? hasRecent : hasFavourites))
      .map(({ key }) => key),
    setChosen,
  )
  if (!hasHot && categories.length === 0) return null
  return (
    <nav className={`wrap ${styles.rail}`} aria-label={t('home_categories')}>
      <div className={styles.places}>
        {shown.map(({ key, text, icon, isMine }) => (
          <a
            key={key}
            href={`#section-${key}`}
            className={`${key === chosen ? styles.on : ''} ${isMine ? styles[isMine] : ''}`}
            aria-current={key === chosen ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              setChosen(key)
              document.getElementById(`section-${key}`)?.scrollIntoView({ behavior: 'smooth' })
            }}
          >
            <Icon name={icon} size={28} />
            {t(text)}
          </a>
        ))}
      </div>
      <button type="button" aria-haspopup="dialog" onClick={() => openWindow('search')}>
        <Icon name="search" size={28} />
        {t('common_search')}
      </button>
    </nav>
  )
}

/** The chosen place follows the section in the middle of the screen. */
function useSectionInView(keys: readonly string[], onChange: (key: string) => void): void {
  const list = keys.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          if (entry.isIntersecting) onChange(entry.target.id.slice('section-'.length))
      },
      { rootMargin: '-45% 0px -54% 0px' },
    )
    for (const key of list.split(' ')) {
      const section = document.getElementById(`section-${key}`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [list, onChange])
}
