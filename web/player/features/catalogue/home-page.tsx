import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Ornament } from '../../../ui/layout/ornament.tsx'
import { MemberCard } from '../../shell/member-card.tsx'
import { home, loadMoreSlots, reloadHome } from '../../state/home.ts'
import { useCategories } from '../../state/site.ts'
import { BannerStill } from './banner-still.tsx'
import { CategoryRail } from './category-rail.tsx'
import { GameSection } from './game-section.tsx'
import { hotLimit } from './home-limits.ts'

const BannerCoverflow = lazy(() => import('./banner-coverflow.tsx'))

/** Banner, category rail, hot games and the sections of the categories in the vendors' order. */
export function HomePage() {
  const t = useText()
  const { banners, hot, slots, hasFailed } = useStore(home)
  const categories = useCategories()
  if (hasFailed) return <EmptyState title={t('error_vendor_list')} text={t('msg_network_abnormal')} action={<Button kind="primary" onClick={() => void reloadHome()}>{t('common_retry')}</Button>} />
  return (
    <>
      <h1 className="sr-only">{t('nav_home')}</h1>
      <Banners count={banners.length} />
      <MemberCard />
      <CategoryRail categories={categories} hasHot={hot.length > 0} />
      {hot.length > 0 ? <GameSection id="HOT" icon="hot" title={t('category_hot')} games={hot.slice(0, hotLimit)} totalCount={hot.length} isFirst /> : null}
      {hot.length > 0 && slots.games.length > 0 ? <Ornament /> : null}
      {slots.games.length > 0 ? <GameSection id="RNG" icon="slot" title={t('nav_rng')} games={slots.games} totalCount={slots.totalCount} lobby="RNG" onMore={loadMoreSlots} /> : null}
    </>
  )
}

/** The first banner stands still in the page as the server made it; it begins to move once the page rests. */
function Banners({ count }: { count: number }) {
  const [mayMove, setMayMove] = useState(false)
  useEffect(() => {
    if (count < 2) return undefined
    const begin = () => setMayMove(true)
    const idle = window.requestIdleCallback?.(begin, { timeout: 4000 }) ?? setTimeout(begin, 1500)
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle as number)
  }, [count])
  if (count === 0) return null
  return mayMove ? <Suspense fallback={<BannerStill />}><BannerCoverflow /></Suspense> : <BannerStill />
}
