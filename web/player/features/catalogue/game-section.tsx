import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import { HOME_GAMES, type Game } from '../../state/home.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './game-section.module.css'
import { eagerCards, toggleAbove } from './home-limits.ts'

interface GameSectionProps {
  id: string
  icon: IconName
  title: string
  games: readonly Game[]
  totalCount: number
  isFirst?: boolean
  /** The category's own page. */
  lobby?: 'RNG'
  onMore?: () => Promise<void>
}

/** A row of the home page: the first 12 games, then more on request; folds back to the first ones. */
export function GameSection({ id, icon, title, games, totalCount, isFirst, lobby, onMore }: GameSectionProps) {
  const t = useText()
  const [isFolded, setFolded] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const shown = isFolded ? games.slice(0, Math.min(HOME_GAMES, totalCount > HOME_GAMES ? HOME_GAMES : toggleAbove)) : games
  const hasMore = shown.length < totalCount
  const showMore = async () => {
    if (shown.length < games.length) return setFolded(false)
    setBusy(true)
    try {
      await onMore?.()
    } catch (error) {
      toast.bad(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section id={`section-${id}`} className={`wrap ${styles.section} ${isFirst ? styles.first : ''}`} aria-labelledby={`title-${id}`}>
      <header className={styles.head}>
        <h2 id={`title-${id}`}><Icon name={icon} size={24} className={styles.icon} />{title}</h2>
        <span className={styles.count}>{t('game_count', { 0: shown.length, 1: totalCount })}</span>
        {lobby ? <AppLink className={styles.more} href={paths.slots()}>{t('home_section_all')}<Icon name="r" size={16} /></AppLink> : null}
      </header>
      <GameGrid games={shown} eagerCount={isFirst ? eagerCards : 0} />
      {totalCount > toggleAbove && (hasMore ? Boolean(onMore) || shown.length < games.length : games.length > toggleAbove) ? (
        <div className={styles.toggle}>
          {hasMore ? <Button kind="line" isBusy={isBusy} onClick={() => void showMore()}>{t('common_load_more')}</Button> : <Button kind="quiet" onClick={() => setFolded(true)}>{t('common_show_less')}</Button>}
        </div>
      ) : null}
    </section>
  )
}
