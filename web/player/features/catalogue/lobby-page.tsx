import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { goAsMember, mayActAsMember } from '../../guards.ts'
import { type Category, paths } from '../../paths.ts'
import { categoryEntries } from '../../shell/menu-entries.ts'
import type { VendorCardValue } from '../../state/home.ts'
import { chooseVendor } from '../../state/play.ts'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { ClassifyChips } from './classify-chips.tsx'
import styles from './lobby-page.module.css'
import { type LobbyChoice, type LobbyFilter } from './lobby-choice.ts'
import { LobbyResults } from './lobby-results.tsx'
import { useLobby } from './use-lobby.ts'
import { vendorPage } from './vendor-pages.ts'
import { VendorMenu } from './vendor-menu.tsx'

/**
 * A category's lobby: vendors, All / Hot / Recent / Favourite and New for slots, classes of games, search.
 * Its state is in the address. `above` comes before everything else, and `rooms` draws the open rooms.
 */
export default function LobbyPage({
  category,
  above,
  rooms,
}: {
  category: Category
  above?: ReactNode
  rooms?: ((vendor: string | undefined) => ReactNode) | undefined
}) {
  const t = useText()
  const choice: LobbyChoice = useSearch({ strict: false })
  const go = useNavigate()
  const address = (change: Partial<LobbyChoice>) => cleaned({ ...choice, page: undefined, ...change })
  const choose = (change: Partial<LobbyChoice>, replace = false) =>
    void go({ to: paths.lobby(category), search: address(change) as never, resetScroll: false, replace })
  const filter = choice.name ? 'ALL' : (choice.filter ?? 'ALL')
  const lobby = useLobby(category, choice)
  useMemberFilter(filter, category, choose)
  const chooseFilter = (key: LobbyFilter) => {
    const next = {
      filter: key === 'ALL' ? undefined : key,
      name: undefined,
      ...(key === 'FAV' || key === 'RECENT' ? { classify: undefined } : {}),
    }
    if (
      (key === 'FAV' || key === 'RECENT') &&
      !mayActAsMember(
        `${paths.lobby(category)}?${new URLSearchParams(address(next) as Record<string, string>)}`,
      )
    )
      return
    choose(next)
  }
  const takeVendor = (vendor: VendorCardValue | null) => {
    const page = vendor ? vendorPage(vendor) : null
    if (vendor && page) return void goAsMember(paths.lottery(page, vendor.vassalage))
    choose({ vendor: vendor?.vassalage })
    if (vendor) chooseVendorQuietly(vendor.vassalage, vendor.displayName, category)
  }
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t(categoryEntries[category]!.text)}</h1>
        <span className={styles.count}>
          {lobby.data && lobby.data.totalCount > 0
            ? t('game_count', { shown: lobby.data.games.length, total: lobby.data.totalCount })
            : ''}
        </span>
        <SearchBox
          key={choice.name ?? ''}
          name={choice.name ?? ''}
          onSearch={(name) => choose({ name: name || undefined, filter: undefined })}
        />
      </header>
      {above}
      <div className={styles.lobby}>
        <VendorMenu category={category} chosen={choice.vendor ?? null} onChoose={takeVendor} />
        <div className={styles.main}>
          <Tabs<LobbyFilter>
            label={t('game_vendor_all')}
            value={filter}
            onChange={chooseFilter}
            tabs={tabsOf(category).map((key) => ({ key, text: t(filterTexts[key]) }))}
          />
          {filter === 'FAV' || filter === 'RECENT' ? (
            <div className={styles.noChips} />
          ) : (
            <ClassifyChips
              category={category}
              chosen={choice.classify ?? null}
              onChoose={(classify) => choose({ classify: classify ?? undefined })}
            />
          )}
          <LobbyResults
            lobby={lobby}
            filter={filter}
            name={choice.name}
            page={choice.page ?? 1}
            onPage={(page, isCorrection) => choose({ page: page > 1 ? page : undefined }, isCorrection)}
            isNarrow
          />
          {filter === 'ALL' && !choice.name && rooms ? (
            <div className={styles.rooms}>{rooms(choice.vendor)}</div>
          ) : null}
        </div>
      </div>
    </div>
  )
}

const filterTexts = {
  ALL: 'filter_all',
  HOT: 'filter_hot',
  RECENT: 'filter_recent',
  FAV: 'filter_favourite',
  NEW: 'filter_new',
} as const
const tabsOf = (category: Category): LobbyFilter[] => [
  'ALL',
  'HOT',
  'RECENT',
  'FAV',
  ...(category === 'RNG' ? ['NEW' as const] : []),
]

/** The chosen vendor stays chosen for the session, without its list of games over the lobby. */
function chooseVendorQuietly(vassalage: string, displayName: string, gameType: string): void {
  chooseVendor({ vassalage, displayName, gameType })
  chooseVendor(null)
}

/**
 * An address that asks for a member's games: a visitor sees all games and the login window, which leads back
 * to them.
 */
function useMemberFilter(
  filter: LobbyFilter,
  category: Category,
  choose: (change: Partial<LobbyChoice>) => void,
): void {
  const isSignedIn = useIsSignedIn()
  const isBlocked = (filter === 'FAV' || filter === 'RECENT') && !isSignedIn
  useEffect(() => {
    if (!isBlocked) return
    mayActAsMember(`${paths.lobby(category)}?filter=${filter}`)
    choose({ filter: undefined })
    // Only what the address asks for and who asks decide; the step itself is made again by each drawing.
  }, [isBlocked, filter, category])
}

function SearchBox({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const t = useText()
  const form = useForm({ start: { text: name }, send: ({ text }) => onSearch(text.trim()) })
  return (
    <Form form={form} className={styles.search} role="search">
      <TextField
        label={t('game_search_placeholder')}
        isLabelHidden
        icon="search"
        type="search"
        placeholder={t('game_search_placeholder')}
        maxLength={60}
        {...form.field('text')}
        trailing={
          <Button kind="primary" size="small" type="submit" className={styles.searchButton}>
            {t('common_search')}
          </Button>
        }
      />
    </Form>
  )
}

/** Leaves out what is not chosen, so that the address stays short. */
function cleaned(choice: LobbyChoice): LobbyChoice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined && value !== ''))
}
