import { useSearch } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { YEEKEE } from '../../../../kernel/lottery/yeekee/round.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { readRoomAddress } from './room-address.ts'

const LobbyPage = lazyPart(() => import('./lobby/lobby-page.tsx'))
const ResultsPage = lazyPart(() => import('./results/results-page.tsx'))
const BoardPage = lazyPart(() => import('./board/board-page.tsx'))
const AheadPage = lazyPart(() => import('./chase/ahead-page.tsx'))
const YeekeePage = lazyPart(() => import('./yeekee/yeekee-page.tsx'))
const PlansPage = lazyPart(() => import('./chase/plans-page.tsx'))
const TicketsPage = lazyPart(() => import('./tickets/tickets-page.tsx'))

/** The lobby of the lotteries, a board, results, or the member's own tickets and plans. */
export default function LotteryPage({ cover }: { cover: ReactNode }) {
  return (
    <Suspense fallback={cover}>
      <Shown />
    </Suspense>
  )
}

function Shown() {
  const { view, gameCode, orderId, chaseId } = readRoomAddress(useSearch({ strict: false }))
  if (view === 'results') return <ResultsPage gameCode={gameCode} />
  if (view === 'tickets') return <TicketsPage orderId={orderId} />
  if (view === 'plans') return <PlansPage chaseId={chaseId} />
  if (!gameCode) return <LobbyPage />
  if (gameCode === YEEKEE) return <YeekeePage />
  return view === 'ahead' ? <AheadPage gameCode={gameCode} /> : <BoardPage gameCode={gameCode} />
}
