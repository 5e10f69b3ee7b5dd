import '../parts/texts.ts'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { type SectionKey, sectionOf } from '../../../../../kernel/lottery/sections.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { type LotteryPath, paths } from '../../../paths.ts'
import { favourites } from '../../../state/favourite-list.ts'
import { isOffered } from '../boards.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { useGameNames, useSectionTitle } from '../parts/game-name.ts'
import { LotteryFrame } from '../parts/lottery-frame.tsx'
import { ClassicSection } from './classic-section.tsx'
import { FirstDraw } from './first-draw.tsx'
import { SoonCell } from './game-cell.tsx'
import { GameRows } from './game-rows.tsx'
import { isFound, soonOf } from './lobby-games.ts'
import { isOnPage, type Section, sectionsOf } from './lobby-sections.ts'
import styles from './lobby.module.css'
import { type ListedGames, useListedGames } from './use-listed-games.ts'
import { useLobbyDraws } from './use-lobby-draws.ts'
import { VietnamSection } from './vietnam-section.tsx'

const SOON = 6
const FAVOURITES = 'FAV'
const notes = { STOCK: 'draw_group_stock_note', YEEKEE: 'draw_group_yeekee_note' } as const

/** Every lottery of a page by its sort, with its clock and its last result; what closes next comes first. */
export default function LobbyPage({
  page,
  vendor,
  others,
}: {
  page: LotteryPath
  /** Empty: the lotteries of all vendors. */
  vendor: string
  /** What stands here if the vendor's lotteries are not drawn here. */
  others: ReactNode
}) {
  const t = useText()
  const { games, error, retry } = useLobbyDraws()
  const own = games?.filter(
    ({ kind, vassalage }) => isOnPage(page, kind) && (vendor === '' || vassalage === vendor),
  )
  if (own?.length === 0 && (vendor !== '' || page !== '/lottery')) return others
  const titles = {
    '/lottery': 'nav_lott',
    '/vnLottery': 'title_lottery_vn',
    '/seaLottery': 'title_lottery_sea',
  } as const
  return (
    <LotteryFrame title={t(titles[page])} back={paths.home()} here="lobby">
      {own ? (
        <Lotteries games={own.filter(({ kind }) => isOffered(kind))} />
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

function Lotteries({ games }: { games: readonly LobbyGame[] }) {
  const t = useText()
  const { nameOf, familyOf } = useGameNames()
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<SectionKey | typeof FAVOURITES | null>(null)
  const liked = useStore(favourites, (state) => state.ids)
  const listed = useListedGames([...new Set(games.map(({ vassalage }) => vassalage))])
  const titleOf = useSectionTitle()
  const textsOf = (game: LobbyGame) => [
    nameOf(game),
    titleOf(sectionOf(game)),
    game.kind === 'CLASSIC' ? familyOf(game.family) : '',
    game.gameCode,
  ]
  const isShown = (game: LobbyGame) =>
    (filter === null ||
      (filter === FAVOURITES
        ? liked.has(listed.get(game.gameCode)?.nodeId ?? 0)
        : filter === sectionOf(game))) &&
    isFound(words.trim(), textsOf(game))
  const shown = sectionsOf(games.filter(isShown))
  if (games.length === 0) return <EmptyState title={t('draw_lobby_empty')} />
  const isWhole = filter === null && words.trim() === ''
  const [first] = games.filter((game) => sectionOf(game) === 'GOVERNMENT')
  return (
    <>
      {isWhole && first ? <FirstDraw game={first} /> : null}
      {isWhole ? <Soon games={games} /> : null}
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
            ...sectionsOf(games).map(({ key }) => ({ key, text: titleOf(key) })),
            { key: FAVOURITES, text: t('nav_favourites'), icon: 'heart' as const },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState isSmall title={t(filter === FAVOURITES ? 'draw_no_favourites' : 'draw_none_found')} />
      ) : null}
      {shown.map((section) => (
        <section key={section.key} className={styles.section} aria-labelledby={`section-${section.key}`}>
          <header>
            <h2 id={`section-${section.key}`}>{titleOf(section.key)}</h2>
            {section.key === 'STOCK' || section.key === 'YEEKEE' ? (
              <small>{t(notes[section.key])}</small>
            ) : null}
          </header>
          <SectionGames section={section} listed={listed} />
        </section>
      ))}
      <p className={`note text-3 ${styles.honest}`}>
        {t(games.every(({ kind }) => kind === 'CLASSIC') ? 'draw_house' : 'draw_lobby_note')}
      </p>
    </>
  )
}

function Soon({ games }: { games: readonly LobbyGame[] }) {
  const t = useText()
  return (
    <section className={styles.soon} aria-labelledby="soon">
      <h2 id="soon">{t('draw_soon')}</h2>
      <ul>
        {soonOf(games, SOON).map((game) => (
          <li key={game.gameCode}>
            <SoonCell game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SectionGames({ section: { key, games }, listed }: { section: Section; listed: ListedGames }) {
  if (key === 'CLASSIC') return <ClassicSection games={games} listed={listed} />
  if (key === 'VIETNAM') return <VietnamSection games={games} listed={listed} />
  return <GameRows games={games} listed={listed} />
}
