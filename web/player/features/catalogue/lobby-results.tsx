import { useEffect } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { GameCardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { GameGrid } from './game-grid.tsx'
import grid from './game-grid.module.css'
import type { LobbyFilter } from './lobby-choice.ts'
import styles from './lobby-page.module.css'
import { useIsPhone } from './use-is-phone.ts'
import type { LobbyState } from './use-lobby.ts'

interface LobbyResultsProps {
  lobby: LobbyState
  filter: LobbyFilter
  /** What was searched for. */
  name?: string | undefined
  page: number
  /** `isCorrection`: the address asked for a page that is not there; the step leaves no trace behind. */
  onPage: (page: number, isCorrection?: boolean) => void
  /** Beside a list of vendors. */
  isNarrow?: boolean
}

/**
 * The grid of a lobby or what replaces it, and its pages: two at the ends and five around, on phones one and
 * three.
 */
export function LobbyResults({
  lobby: { data, error, isOld, retry },
  filter,
  name,
  page,
  onPage,
  isNarrow = false,
}: LobbyResultsProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const last = data && !isOld ? data.totalPages : 0
  const isBeyond = last > 0 && page > last
  useEffect(() => {
    if (isBeyond) onPage(last, true)
    // The step itself is made again by each drawing; only the address and the list decide.
  }, [isBeyond, last])
  const turn = (to: number) => {
    onPage(to)
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <>
      <div className={isOld ? styles.stale : undefined} aria-busy={isOld}>
        {error && !data ? (
          <EmptyState
            title={t('error_vendor_list')}
            text={errorText(error, t)}
            action={
              <Button kind="primary" onClick={retry}>
                {t('common_retry')}
              </Button>
            }
          />
        ) : null}
        {!data && !error ? (
          <div className={`${grid.grid} ${isNarrow ? grid.narrow : ''}`}>
            {Array.from({ length: 15 }, (_, place) => (
              <GameCardSkeleton key={place} />
            ))}
          </div>
        ) : null}
        {data && data.games.length === 0 ? <Nothing filter={filter} name={name} /> : null}
        {data ? <GameGrid games={data.games} eagerCount={10} isNarrow={isNarrow} /> : null}
      </div>
      {data ? (
        <Pagination
          page={page}
          totalPages={data.totalPages}
          margin={isPhone ? 1 : 2}
          range={isPhone ? 3 : 5}
          onChange={turn}
        />
      ) : null}
    </>
  )
}

function Nothing({ filter, name }: { filter: LobbyFilter; name: string | undefined }) {
  const t = useText()
  if (name) return <EmptyState title={t('game_search_empty', { name })} />
  if (filter === 'FAV') return <EmptyState title={t('game_fav_empty')} text={t('game_fav_empty_hint')} />
  return <EmptyState title={t(filter === 'RECENT' ? 'game_recent_empty' : 'game_empty')} />
}
