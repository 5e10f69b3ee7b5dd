import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { navigate } from '../../navigation.ts'
import { type LotteryPath, paths } from '../../paths.ts'
import { categoryEntries } from '../../shell/menu-entries.ts'
import { readLobbyChoice } from './lobby-choice.ts'
import { LobbyResults } from './lobby-results.tsx'
import styles from './lottery-page.module.css'
import { useLanes } from './use-catalogue.ts'
import { useLobby } from './use-lobby.ts'
import { cardsOfPage } from './vendor-pages.ts'

/** No vendor has this code. */
const NO_VENDOR = '-'

/**
 * The games of a kind of lottery, by its vendors: /lottery, /vnLottery, /seaLottery (site.md §2, Routes).
 * With a `gameCode` in its address that game opens; `vendor` chooses if a page has more than one.
 */
export default function LotteryPage({ place }: { place: LotteryPath }) {
  const t = useText()
  const go = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  // Of the address that this page was opened at: the next page's may have one too, before this one is gone.
  const [gameCode] = useState(() =>
    typeof search['gameCode'] === 'string' || typeof search['gameCode'] === 'number'
      ? String(search['gameCode'])
      : '',
  )
  const { vendor: asked, page } = readLobbyChoice(search)
  const { data: lanes, failureReason, refetch } = useLanes()
  const cards = cardsOfPage(place, lanes?.flatMap((lane) => lane.cards) ?? [])
  // Without a vendor of the page the list is empty: an empty code would list the games of all.
  const vendor = (cards.find((card) => card.vassalage === asked) ?? cards[0])?.vassalage ?? NO_VENDOR
  const listed = useLobby(null, { vendor, page }, lanes !== undefined)
  const lobby = lanes
    ? listed
    : { data: null, error: failureReason, isOld: false, retry: () => void refetch() }
  const isKnown = vendor !== NO_VENDOR
  useEffect(() => {
    if (gameCode && isKnown) void navigate(paths.seamless({ vendor, gameCode }), { replace: true })
    // Where it leads is decided once the game's vendor is known.
  }, [gameCode, isKnown])
  const choose = (change: { vendor?: string; page?: number | undefined }, replace = false) =>
    void go({ to: place, search: { vendor, ...change } as never, resetScroll: false, replace })
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton
          icon="back"
          iconSize={24}
          label={t('common_back')}
          onClick={() => void navigate(paths.home())}
        />
        <div className={styles.names}>
          <h1>
            {cards.find((card) => card.vassalage === vendor)?.displayName ?? t(categoryEntries.LOTT!.text)}
          </h1>
          <span>
            {lobby.data && lobby.data.totalCount > 0
              ? t('game_count', { shown: lobby.data.games.length, total: lobby.data.totalCount })
              : ''}
          </span>
        </div>
      </header>
      <div className={`wrap ${styles.inside}`}>
        {cards.length > 1 ? (
          <Tabs
            label={t('game_vendor')}
            value={vendor}
            onChange={(next) => choose({ vendor: next, page: undefined })}
            tabs={cards.map((card) => ({ key: card.vassalage, text: card.displayName }))}
          />
        ) : null}
        <div className={styles.games}>
          <LobbyResults
            lobby={lobby}
            filter="ALL"
            page={page ?? 1}
            onPage={(to, isCorrection = false) => choose({ page: to > 1 ? to : undefined }, isCorrection)}
          />
        </div>
      </div>
    </div>
  )
}
