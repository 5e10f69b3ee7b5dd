import { useSearch } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'

const LobbyPage = lazyPart(() => import('./lobby/lobby-page.tsx'))
const ResultsPage = lazyPart(() => import('./results/results-page.tsx'))

/** The lobby of the lotteries, or the results of one. */
export default function LotteryPage({ cover }: { cover: ReactNode }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const gameCode = search['gameCode'] === undefined ? '' : String(search['gameCode'])
  return (
    <Suspense fallback={cover}>
      {search['view'] === 'results' ? <ResultsPage gameCode={gameCode} /> : <LobbyPage />}
    </Suspense>
  )
}
