import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { queryClient } from '../../../client/query-client.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { home } from '../../state/home.ts'
import { closeWindow } from '../../state/windows.ts'
import { GameGrid } from './game-grid.tsx'
import { HOME_SEARCH_GAMES } from './lobby-choice.ts'
import styles from './search-window.module.css'
import { useIsPhone } from './use-is-phone.ts'

const FoundPlace = lazyPart(() => import('../../found-place.tsx'), { isQuiet: true })
const FOUND_MATCHES = 6

/** Typing rests this long before it is searched for. */
const REST_MS = 300
/** Full rows of three or five. */
const suggested = (isPhone: boolean) => (isPhone ? 9 : 10)

/**
 * Finds matches by team or league and games of all vendors by name, 15 a page, while it is typed; before that
 * it suggests the hot games.
 */
export default function SearchWindow() {
  return (
    <QueryClientProvider client={queryClient}>
      <Search />
    </QueryClientProvider>
  )
}

function Search() {
  const t = useText()
  const [asked, setAsked] = useState({ name: '', page: 1 })
  const count = suggested(useIsPhone())
  const hot = useStore(home, (state) => state.hot)
  const form = useForm({
    start: { text: '' },
    send: ({ text }) => setAsked({ name: text.trim(), page: 1 }),
  })
  const name = form.values.text.trim()
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((before) => (before.name === name ? before : { name, page: 1 })),
      REST_MS,
    )
    return () => clearTimeout(timer)
  }, [name])
  return (
    <div className={styles.search}>
      <Form form={form} role="search">
        <TextField
          label={t('home_search_placeholder')}
          isLabelHidden
          icon="search"
          type="search"
          placeholder={t('home_search_placeholder')}
          maxLength={60}
          autoFocus
          {...form.field('text')}
          trailing={
            <Button kind="primary" size="small" type="submit">
              {t('common_search')}
            </Button>
          }
        />
      </Form>
      {asked.name ? (
        <Suspense fallback={null}>
          <FoundPlace text={asked.name} count={FOUND_MATCHES} onOpen={closeWindow} />
        </Suspense>
      ) : null}
      {asked.name ? (
        <Found name={asked.name} page={asked.page} onPage={(page) => setAsked({ name: asked.name, page })} />
      ) : null}
      {!asked.name && hot.length > 0 ? (
        <>
          <h3 className={styles.head}>{t('category_hot')}</h3>
          <GameGrid games={hot.slice(0, count)} eagerCount={count} isSmall onOpen={closeWindow} />
        </>
      ) : null}
    </div>
  )
}

function Found({ name, page, onPage }: { name: string; page: number; onPage: (page: number) => void }) {
  const t = useText()
  const language = useLanguage().toUpperCase()
  const isPhone = useIsPhone()
  const { data, error, isPlaceholderData, refetch } = useCall(
    listGames,
    { query: { gameName: name, pageNo: page, pageSize: HOME_SEARCH_GAMES, clientType: '3', language } },
    { keepsPrevious: true },
  )
  if (error && !data)
    return (
      <EmptyState
        title={t('error_vendor_list')}
        text={errorText(error, t)}
        action={
          <Button kind="primary" onClick={() => void refetch()}>
            {t('common_retry')}
          </Button>
        }
      />
    )
  if (!data) return null
  return (
    <div className={isPlaceholderData ? styles.old : undefined} aria-busy={isPlaceholderData}>
      <p className={styles.head} role="status">
        {data.totalCount > 0 ? t('game_count', { shown: data.games.length, total: data.totalCount }) : ''}
      </p>
      {data.totalCount === 0 ? (
        <EmptyState title={t('game_search_empty', { name })} />
      ) : (
        <GameGrid games={data.games} eagerCount={HOME_SEARCH_GAMES} isSmall onOpen={closeWindow} />
      )}
      <Pagination
        page={data.pageNo}
        totalPages={data.totalPages}
        margin={isPhone ? 1 : 2}
        range={isPhone ? 3 : 5}
        onChange={onPage}
      />
    </div>
  )
}
