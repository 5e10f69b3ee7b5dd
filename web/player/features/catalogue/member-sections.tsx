import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { paths } from '../../paths.ts'
import { favourites } from '../../state/favourite-list.ts'
import { memberGames } from '../../state/member-games.ts'
import { session } from '../../../client/session.ts'
import { GameSection } from './game-section.tsx'
import { loadFavouriteGames, loadMoreFavourites, loadRecentGames } from './member-lists.ts'
import styles from './member-sections.module.css'

/** Favourite games, and recent ones if there are some, of a signed-in member. */
export default function MemberSections() {
  const t = useText()
  const language = useLanguage()
  const token = useStore(session, (state) => state.token)
  const version = useStore(favourites, (state) => state.version)
  const lists = useStore(memberGames)
  useEffect(() => {
    void loadFavouriteGames()
  }, [token, language, version])
  useEffect(() => {
    void loadRecentGames()
    // A member who comes back from a game has played it meanwhile.
    const note = () => {
      if (!document.hidden) void loadRecentGames()
    }
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [token, language])
  return (
    <>
      {lists.favourites ? (
        <GameSection
          id="FAV"
          icon="heart"
          title={t('category_fav')}
          games={lists.favourites.games}
          totalCount={lists.favourites.totalCount}
          href={paths.favourites()}
          onMore={loadMoreFavourites}
          empty={
            <p className={styles.empty}>
              {t('game_fav_empty')} · {t('game_fav_empty_hint')}
            </p>
          }
        />
      ) : null}
      {lists.recent && lists.recent.totalCount > 0 ? (
        <GameSection
          id="RECENT"
          icon="clock"
          title={t('category_recent')}
          games={lists.recent.games}
          totalCount={lists.recent.games.length}
          href={paths.recent()}
        />
      ) : null}
    </>
  )
}
