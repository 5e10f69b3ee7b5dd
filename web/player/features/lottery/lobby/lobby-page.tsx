import '../parts/texts.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { paths } from '../../../paths.ts'
import { favourites } from '../../../state/favourite-list.ts'
import { useGameNames } from '../parts/game-name.ts'
import { LotteryFrame } from '../parts/lottery-frame.tsx'
import { closingSoon, DAILY, groupsOf, isFound } from './lobby-games.ts'
import { GameCell, SoonCell } from './game-cell.tsx'
import styles from './lobby.module.css'
import { useListedGames } from './use-listed-games.ts'
import { useLobbyDraws } from './use-lobby-draws.ts'

const SOON = 6
const FAVOURITES = 'FAV'

/** Every lottery by its family, with its clock and its last result; what closes next comes first. */
export default function LobbyPage() {
  const t = useText()
  const { games, error, retry } = useLobbyDraws()
  return (
    <LotteryFrame title={t('nav_lott')} back={paths.home()} here="lobby">
      {games ? (
        <Lotteries games={games} />
      ) : error ? (
        <EmptyState
          title={t('error_vendor_list')}
          text={errorText(error, t)}
          action={
            <Button kind="primary" onClick={retry}>
              {t('common_retry')}
            </Button>
          }
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </LotteryFrame>
  )
}

function Lotteries({ games }: { games: NonNullable<ReturnType<typeof useLobbyDraws>['games']> }) {
  const t = useText()
  const { nameOf, familyOf } = useGameNames()
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<string | null>(null)
  const liked = useStore(favourites, (state) => state.ids)
  const listed = useListedGames([...new Set(games.map(({ vassalage }) => vassalage))])
  const groups = groupsOf(games)
  const titleOf = (key: string) => (key === DAILY ? t('draw_daily') : familyOf(key))
  const isShown = (game: (typeof games)[number], key: string) =>
    (filter === null ||
      (filter === FAVOURITES ? liked.has(listed.get(game.gameCode)?.nodeId ?? 0) : filter === key)) &&
    isFound(words.trim(), [nameOf(game), titleOf(key), game.gameCode])
  const shown = groups
    .map(({ key, games: list }) => ({ key, games: list.filter((game) => isShown(game, key)) }))
    .filter(({ games: list }) => list.length > 0)
  if (games.length === 0) return <EmptyState title={t('draw_lobby_empty')} />
  const isWhole = filter === null && words.trim() === ''
  return (
    <>
      {isWhole ? (
        <section className={styles.soon} aria-labelledby="soon">
          <h2 id="soon">{t('draw_soon')}</h2>
          <ul>
            {closingSoon(games, SOON).map((game) => (
              <li key={game.gameCode}>
                <SoonCell game={game} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.tools}>
        <TextField
          label={t('draw_search')}
          isLabelHidden
          icon="search"
          type="search"
          placeholder={t('draw_search')}
          maxLength={60}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Chips
          label={t('draw_families')}
          value={filter}
          onChange={setFilter}
          choices={[
            { key: FAVOURITES, text: t('nav_favourites'), icon: 'heart' as const },
            ...groups.map(({ key }) => ({ key, text: titleOf(key) })),
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState isSmall title={t(filter === FAVOURITES ? 'draw_no_favourites' : 'draw_none_found')} />
      ) : null}
      <div className={styles.groups}>
        {shown.map(({ key, games: list }) => (
          <section key={key} className={`panel ${styles.group}`} aria-labelledby={`group-${key}`}>
            <h2 id={`group-${key}`}>{titleOf(key)}</h2>
            <ul>
              {list.map((game) => (
                <li key={game.gameCode}>
                  <GameCell game={game} listed={listed.get(game.gameCode)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={`note text-3 ${styles.honest}`}>{t('draw_house')}</p>
    </>
  )
}
