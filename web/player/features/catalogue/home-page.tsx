import { type ComponentProps, memo, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Ornament } from '../../../ui/layout/ornament.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { loadPart, loadQuietly } from '../../../ui/loading/load-part.ts'
import { MatchesPlace } from '../../matches-place.tsx'
import { paths } from '../../paths.ts'
import { orderedCategories } from '../../shell/menu-entries.ts'
import { home } from '../../state/home.ts'
import { member } from '../../state/member.ts'
import { watchCatalogue } from '../../state/watch-catalogue.ts'
import { BannerStill } from './banner-still.tsx'
import banner from './banner.module.css'
import styles from './home-page.module.css'
import { CategoryRail } from './category-rail.tsx'
import { GameSection } from './game-section.tsx'
import { JackpotBlock } from './jackpot-block.tsx'
import { LiveRow } from './live-row.tsx'
import { NextDraws } from './next-draws.tsx'
import { SoleVendorSection } from './sole-vendor-section.tsx'
import { VendorSection } from './vendor-section.tsx'
import { vendorPage } from './vendor-pages.ts'
import { WinnersStrip } from './winners-strip.tsx'
import { whenNoticed } from '../../when-idle.ts'

/** Just before the first banner would give way to the second. */
const BANNER_RESTS_MS = 4000

const loadReload = () => import('../../state/home-reload.ts')
const reload = () => void loadQuietly(loadReload).then(({ reloadHome }) => reloadHome())
const retry = () =>
  void loadPart(loadReload).then(
    ({ reloadHome }) => reloadHome(),
    () => {},
  )
const loadMoreSlots = async () => (await loadReload()).loadMoreSlots()
const loadMoreHot = async () => (await import('./hot-games.ts')).loadHotGames()

const BannerCoverflow = lazyPart(() => import('./banner-coverflow.tsx'), { isQuiet: true })
const MemberCard = lazyPart(() => import('../../shell/member-card.tsx'), { isQuiet: true })
const HomeOffers = lazyPart(() => import('../../shell/home-offers.tsx'), { isQuiet: true })
const MemberSections = lazyPart(() => import('./member-sections.tsx'), { isQuiet: true })

/**
 * Banner, jackpot, category rail, then hot games, the member's own, the boards and the categories in the
 * vendors' order.
 */
export const HomePage = memo(function HomePage() {
  const t = useText()
  const { banners, hot, hotCount, slots, lanes, hasFailed } = useStore(home)
  const hasAccount = useStore(member, ({ info }) => info !== null)
  // A member on a break from play has no lists of games.
  const mayPlay = useStore(member, ({ info }) => info !== null && !info.isTrial && !info.restricted)
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const cancel = whenNoticed(() => {
      setNoticed(true)
      stop = watchCatalogue(reload)
    }, BANNER_RESTS_MS)
    return () => {
      cancel()
      stop()
    }
  }, [])
  const categories = orderedCategories(lanes.map((lane) => String(lane.gameCategory)))
  if (hasFailed)
    return (
      <EmptyState
        title={t('error_vendor_list')}
        text={t('msg_network_abnormal')}
        action={
          <Button kind="primary" onClick={retry}>
            {t('common_retry')}
          </Button>
        }
      />
    )
  return (
    <>
      <h1 className="sr-only">{t('nav_home')}</h1>
      <Banners count={banners.length} />
      <Suspense>
        <JackpotBlock />
      </Suspense>
      <Suspense>
        <WinnersStrip />
      </Suspense>
      <div className={styles.member}>
        {hasAccount ? (
          <Suspense>
            <MemberCard />
          </Suspense>
        ) : null}
      </div>
      <Suspense>
        <CategoryRail categories={categories} hasHot={hot.length > 0} />
      </Suspense>
      {hot.length > 0 ? (
        <Suspense>
          <GameSection
            id="HOT"
            icon="hot"
            title={t('category_hot')}
            games={hot}
            totalCount={hotCount}
            href={paths.hot()}
            onMore={loadMoreHot}
            isFirst
            isShortOnPhones
          />
        </Suspense>
      ) : null}
      <Suspense>
        {mayPlay ? <MemberSections /> : null}
        {mayPlay || isNoticed ? <HomeOffers /> : null}
      </Suspense>
      {hot.length > 0 ? <Ornament /> : null}
      <Suspense>
        <LiveRow />
      </Suspense>
      <Suspense>
        <NextDraws />
      </Suspense>
      {categories.map(({ key, text, icon, href }) => (
        <Suspense key={key}>
          {key === 'RNG' ? (
            <GameSection
              id={key}
              icon={icon}
              title={t(text)}
              games={slots.games}
              totalCount={slots.totalCount}
              href={href}
              onMore={loadMoreSlots}
            />
          ) : (
            <LaneSection
              id={key}
              icon={icon}
              title={t(text)}
              vendors={lanes.find((lane) => String(lane.gameCategory) === key)!.vendors}
              href={href}
            />
          )}
          {key === 'SPORTS' || key === 'ESPORTS' ? (
            <div className="wrap">
              <MatchesPlace category={key} isWanted={isNoticed} />
            </div>
          ) : null}
        </Suspense>
      ))}
    </>
  )
})

/**
 * Vendors to choose from; a category with a single vendor shows that vendor's games instead, if it has a list
 * of games.
 */
function LaneSection(lane: ComponentProps<typeof VendorSection>) {
  const [first, ...others] = lane.vendors
  if (!first || others.length > 0 || vendorPage(first)) return <VendorSection {...lane} />
  return <SoleVendorSection {...lane} />
}

/** The first banner is still, as the server rendered it; it begins to move once the page is idle. */
function Banners({ count }: { count: number }) {
  const [mayMove, setMayMove] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (count < 2) return undefined
    return whenNoticed(() => setMayMove(true), BANNER_RESTS_MS)
  }, [count])
  if (count === 0) return null
  // Both are in one place: the moving ones are laid out invisibly before they take over, so that nothing
  // shifts.
  return (
    <div className={banner.stage}>
      {isReady && count > 1 ? null : <BannerStill />}
      {mayMove && count > 1 ? (
        <Suspense>
          <BannerCoverflow isReady={isReady} onReady={() => setReady(true)} />
        </Suspense>
      ) : null}
    </div>
  )
}
