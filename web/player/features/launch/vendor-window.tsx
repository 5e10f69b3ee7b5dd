import { useRef, useState } from 'react'
import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { GameCardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import type { VendorChoice } from '../../state/play.ts'
import RoomList from './room-list.tsx'
import './texts.ts'
import { VendorGame } from './vendor-game.tsx'
import styles from './vendor-window.module.css'

/** As many as a search in a lobby shows (site.md §9). */
const PAGE_GAMES = 24

/** A vendor's games in a window over the page: search, pages, hearts, and its rooms if it has some. */
export function VendorWindow({ vendor, onClose }: { vendor: VendorChoice; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const [choice, setChoice] = useState({ name: '', page: 1 })
  const top = useRef<HTMLDivElement>(null)
  const { data, error, isPlaceholderData, refetch } = useCall(
    listGames,
    {
      query: {
        vassalage: vendor.vassalage,
        gameType: vendor.gameType,
        clientType: '3',
        language: language.toUpperCase(),
        pageNo: choice.page,
        pageSize: PAGE_GAMES,
        gameName: choice.name || undefined,
      },
    },
    { keepsPrevious: true },
  )
  const turn = (page: number) => {
    setChoice({ ...choice, page })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Modal isOpen onClose={onClose} title={vendor.displayName} size="wide">
      <div ref={top} className={styles.head}>
        <SearchBox onSearch={(name) => setChoice({ name, page: 1 })} />
        <p className="small text-2" role="status">
          {data ? t('play_vendor_count', { count: data.totalCount }) : ''}
        </p>
      </div>
      <RoomList vassalage={vendor.vassalage} gameType={vendor.gameType} />
      {error && !data ? (
        <EmptyState
          isSmall
          title={errorText(error, t)}
          action={
            <Button kind="primary" onClick={() => void refetch()}>
              {t('common_retry')}
            </Button>
          }
        />
      ) : null}
      {!data && !error ? (
        <div className={styles.grid}>
          {Array.from({ length: 10 }, (_, place) => (
            <GameCardSkeleton key={place} />
          ))}
        </div>
      ) : null}
      {data?.games.length === 0 ? (
        <EmptyState
          isSmall
          title={choice.name ? t('game_search_empty', { name: choice.name }) : t('game_empty')}
        />
      ) : null}
      {data ? (
        <div
          className={`${styles.grid} ${isPlaceholderData ? styles.stale : ''}`}
          aria-busy={isPlaceholderData}
        >
          {data.games.map((game) => (
            <VendorGame key={game.nodeId} game={game} />
          ))}
        </div>
      ) : null}
      {data ? <Pagination page={data.pageNo} totalPages={data.totalPages} onChange={turn} /> : null}
    </Modal>
  )
}

function SearchBox({ onSearch }: { onSearch: (name: string) => void }) {
  const t = useText()
  const form = useForm({ start: { text: '' }, send: ({ text }) => onSearch(text.trim()) })
  return (
    <Form form={form} role="search" className={styles.search}>
      <TextField
        label={t('game_search_placeholder')}
        isLabelHidden
        icon="search"
        type="search"
        placeholder={t('game_search_placeholder')}
        maxLength={60}
        {...form.field('text')}
        onChange={(event) => {
          form.edit({ text: event.target.value })
          if (event.target.value === '') onSearch('')
        }}
        trailing={
          <Button kind="primary" size="small" type="submit">
            {t('common_search')}
          </Button>
        }
      />
    </Form>
  )
}
