import { Suspense } from 'react'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { LoadingCover } from '../../shell/loading-cover.tsx'

const LobbyPage = lazyPart(() => import('./lobby/lobby-page.tsx'))

/** What /lottery shows: the lobby of the lotteries. */
export default function LotteryPage() {
  return (
    <Suspense fallback={<LoadingCover />}>
      <LobbyPage />
    </Suspense>
  )
}
