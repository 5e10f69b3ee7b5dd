import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { GameCardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { ClassifyChips } from './classify-chips.tsx'
import { GameGrid } from './game-grid.tsx'
import grid from './game-grid.module.css'
import styles from './lobby-page.module.css'
import { LOBBY_GAMES, SEARCH_GAMES, type LobbyChoice, type LobbyFilter } from './lobby-choice.ts'
import { useIsPhone } from './use-is-phone.ts'
import { VendorMenu } from './vendor-menu.tsx'

/** The slots lobby: vendors, All / Hot / New, classes of games, search, 40 games a page. Its state stands in the address. */
export default function LobbyPage() {
  const t = useText()
  const language = useLanguage()
  const choice: LobbyChoice = useSearch({ strict: false })
  const go = useNavigate()
  const isPhone = useIsPhone()
  const choose = (change: Partial<LobbyChoice>) => void go({ to: '/rng', search: cleaned({ ...choice, page: undefined, ...change }) as never, resetScroll: false })
  const filter = choice.filter ?? 'ALL'
  const { data, error, isPlaceholderData, refetch } = useCall(listGames, {
    query: {
      gameType: 'RNG', clientType: '3', language: language.toUpperCase(), pageNo: choice.page ?? 1, pageSize: choice.name ? SEARCH_GAMES : LOBBY_GAMES,
      vassalage: choice.vendor, gameClassify: choice.classify, gameName: choice.name, isHot: filter === 'HOT' ? '1' : undefined, isNew: filter === 'NEW' ? '1' : undefined,
    },
  }, { keepsPrevious: true })
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('nav_rng')}</h1>
        <span className={styles.count}>{data ? t('game_count', { 0: data.games.length, 1: data.totalCount }) : ''}</span>
        <SearchBox key={choice.name ?? ''} name={choice.name ?? ''} onSearch={(name) => choose({ name: name || undefined, filter: undefined })} />
      </header>
      <div className={styles.lobby}>
        <VendorMenu chosen={choice.vendor ?? null} onChoose={(vendor) => choose({ vendor: vendor ?? undefined })} />
        <div className={styles.main}>
          <Tabs<LobbyFilter>
            label={t('game_vendor_all')}
            value={filter}
            onChange={(key) => choose({ filter: key === 'ALL' ? undefined : key })}
            tabs={[{ key: 'ALL', text: t('filter_all') }, { key: 'HOT', text: t('filter_hot') }, { key: 'NEW', text: t('filter_new') }]}
          />
          <ClassifyChips chosen={choice.classify ?? null} onChoose={(classify) => choose({ classify: classify ?? undefined })} />
          <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData}>
            {error && !data ? <EmptyState title={t('error_vendor_list')} text={errorText(error, t)} action={<Button kind="primary" onClick={() => void refetch()}>{t('common_retry')}</Button>} /> : null}
            {!data && !error ? <div className={`${grid.grid} ${grid.narrow}`}>{Array.from({ length: 10 }, (_, place) => <GameCardSkeleton key={place} />)}</div> : null}
            {data && data.games.length === 0 ? <EmptyState title={choice.name ? t('game_search_empty', { 0: choice.name }) : t('game_empty')} /> : null}
            {data ? <GameGrid games={data.games} eagerCount={10} isNarrow /> : null}
          </div>
          {data ? <Pagination page={data.pageNo} totalPages={data.totalPages} margin={isPhone ? 1 : 2} range={isPhone ? 3 : 5} onChange={(page) => { choose({ page }); window.scrollTo({ top: 0, behavior: 'smooth' }) }} /> : null}
        </div>
      </div>
    </div>
  )
}

function SearchBox({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const t = useText()
  const [text, setText] = useState(name)
  const submit = (event: FormEvent) => { event.preventDefault(); onSearch(text.trim()) }
  return (
    <form className={styles.search} role="search" onSubmit={submit}>
      <TextField
        label={t('game_search_placeholder')}
        isLabelHidden
        icon="search"
        type="search"
        placeholder={t('game_search_placeholder')}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        trailing={<Button kind="primary" size="small" type="submit" className={styles.searchButton}>{t('common_search')}</Button>}
      />
    </form>
  )
}

/** Leaves out what is not chosen, so that the address stays short. */
function cleaned(choice: LobbyChoice): LobbyChoice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined && value !== ''))
}
