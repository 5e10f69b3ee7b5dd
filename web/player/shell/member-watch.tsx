import { Suspense, useEffect } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { queryClient } from '../../client/query-client.ts'
import { refreshContractFlags } from '../state/contract-flags.ts'
import { member } from '../state/member.ts'
import { useCategories, useSite } from '../state/site.ts'
import { watchRewards } from '../state/watch-rewards.ts'
import { FloatingPrompt } from './floating-prompt.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import PlayWatch from '../features/limits/play-watch.tsx'

const LotteryWins = lazyPart(() => import('../features/lottery/news/lottery-wins.tsx'), { isQuiet: true })
const SportsNews = lazyPart(() => import('../features/sports/news/sports-news.tsx'), { isQuiet: true })

/**
 * What is there while a member is signed in, over whichever page. It lies outside the router's pages, so it
 * brings the query client itself.
 */
export default function MemberWatch() {
  useEffect(watchRewards, [])
  const { hasAgentPolicy } = useSite()
  const isOpenToContracts =
    useStore(member, ({ info }) => info !== null && !info.restricted) && hasAgentPolicy
  useEffect(() => {
    if (isOpenToContracts) void refreshContractFlags()
  }, [isOpenToContracts])
  const categories = useCategories()
  const hasSports = categories.some((category) => category === 'SPORTS' || category === 'ESPORTS')
  const hasLotteries = categories.some((category) => category === 'LOTT' || category === 'ELOTT')
  return (
    <>
      <PlayWatch />
      <QueryClientProvider client={queryClient}>
        <FloatingPrompt />
        <Suspense>{hasLotteries ? <LotteryWins /> : null}</Suspense>
        <Suspense>{hasSports ? <SportsNews /> : null}</Suspense>
      </QueryClientProvider>
    </>
  )
}
