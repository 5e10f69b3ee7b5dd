import { useState } from 'react'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import styles from './category-rail.module.css'

const places: Record<string, { text: TextKey; icon: IconName }> = {
  HOT: { text: 'category_hot', icon: 'hot' },
  RNG: { text: 'nav_rng', icon: 'slot' },
}

/** Jumps to a section. Only categories that have something to show stand here. */
export function CategoryRail({ categories, hasHot }: { categories: readonly string[]; hasHot: boolean }) {
  const t = useText()
  const shown = [...(hasHot ? ['HOT'] : []), ...categories].filter((category) => places[category])
  const [chosen, setChosen] = useState(shown[0])
  if (shown.length < 2) return null
  return (
    <nav className={`wrap ${styles.rail}`} aria-label={t('home_categories')}>
      {shown.map((category) => (
        <a key={category} href={`#section-${category}`} className={category === chosen ? styles.on : undefined} aria-current={category === chosen ? 'true' : undefined} onClick={(event) => { event.preventDefault(); setChosen(category); document.getElementById(`section-${category}`)?.scrollIntoView({ behavior: 'smooth' }) }}>
          <Icon name={places[category]!.icon} size={28} />
          {t(places[category]!.text)}
        </a>
      ))}
    </nav>
  )
}
