import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { AppLink } from '../../app-link.tsx'
import { HOME_GAMES, type Game } from '../../state/home.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './game-section.module.css'
import { eagerCards, hotOnPhones, toggleAbove } from './home-limits.ts'
import { SectionHead } from './section-head.tsx'

interface GameSectionProps {
  id: string
  icon: IconName
  title: string
  games: readonly Game[]
  totalCount: number
  /** The page with all of them. */
  href: string
  isFirst?: boolean
  /** A phone begins with five. */
  isShortOnPhones?: boolean
  onMore?: () => Promise<void>
  /** Shown in place of the games if there are none. */
  empty?: ReactNode
}

/** A row of the home page: the first 12 games, then more on request; folds back to the first ones. */
export function GameSection({
  id,
  icon,
  title,
  games,
  totalCount,
  href,
  isFirst,
  isShortOnPhones = false,
  onMore,
  empty,
}: GameSectionProps) {
  const t = useText()
  const [limit, setLimit] = useState(HOME_GAMES)
  const [isShort, setShort] = useState(isShortOnPhones && games.length > hotOnPhones)
  const [isBusy, setBusy] = useState(false)
  const shown = games.slice(0, limit)
  const showMore = async () => {
    if (limit >= games.length) {
      setBusy(true)
      try {
        await onMore?.()
      } catch (error) {
        toast.bad(errorText(error, t))
        return
      } finally {
        setBusy(false)
      }
    }
    setLimit(limit + HOME_GAMES)
  }
  // Of 11 or 12 games only the surplus over ten can be folded away (domain/gaps.md §7 row 11).
  const fold = () => {
    setLimit(totalCount > HOME_GAMES ? HOME_GAMES : toggleAbove)
    setShort(isShortOnPhones)
  }
  return (
    <section
      id={`section-${id}`}
      className={`wrap ${styles.section} ${isFirst ? styles.first : ''} ${isShort ? styles.short : ''}`}
      aria-labelledby={`title-${id}`}
    >
      <SectionHead
        id={id}
        icon={icon}
        title={title}
        href={href}
        count={
          <>
            {isShort ? (
              <span className={styles.onPhones}>
                {t('game_count', { shown: hotOnPhones, total: totalCount })}
              </span>
            ) : null}
            <span className={isShort ? styles.offPhones : undefined}>
              {totalCount > 0 ? t('game_count', { shown: shown.length, total: totalCount }) : ''}
            </span>
          </>
        }
      />
      {games.length === 0 ? (
        empty
      ) : (
        <GameGrid
          games={shown}
          eagerCount={isFirst ? eagerCards : 0}
          className={styles.grid}
          last={isShort ? <AllTile href={href} title={title} /> : null}
        />
      )}
      {totalCount > toggleAbove ? (
        <div className={styles.toggle}>
          {isShort ? (
            <span className={styles.onPhones}>
              <Button kind="line" onClick={() => setShort(false)}>
                {t('common_load_more')}
              </Button>
            </span>
          ) : null}
          <span className={isShort ? styles.offPhones : undefined}>
            {shown.length < totalCount ? (
              <Button kind="line" isBusy={isBusy} onClick={() => void showMore()}>
                {t('common_load_more')}
              </Button>
            ) : (
              <Button kind="quiet" onClick={fold}>
                {t('common_show_less')}
              </Button>
            )}
          </span>
        </div>
      ) : null}
    </section>
  )
}

/** Fills the sixth place of a phone's first two rows. */
function AllTile({ href, title }: { href: string; title: string }) {
  const t = useText()
  return (
    <AppLink href={href} className={styles.tile} aria-label={`${t('home_section_all')} ${title}`}>
      <Icon name="grid" size={28} />
      {t('home_section_all')}
    </AppLink>
  )
}
