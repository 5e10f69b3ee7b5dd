import { useSearch } from '@tanstack/react-router'
import { createElement, Suspense, type ReactNode, useEffect } from 'react'
import { readCurrentIssue } from '../../../../contract/player/lottery/read-current-issue.ts'
import { readTerms } from '../../../../contract/player/lottery/read-terms.ts'
import { askAhead } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { type LotteryPath, paths } from '../../paths.ts'
import './board/texts.ts'
import { boards, isOffered } from './boards.ts'
import { hasPlans, kindOf } from './game-kind.ts'
import { RoomBar } from './parts/room-bar.tsx'
import { SHOWN_AHEAD } from './parts/shown-ahead.ts'
import { readRoomAddress } from './room-address.ts'

const LobbyPage = lazyPart(() => import('./lobby/lobby-page.tsx'))
const ResultsPage = lazyPart(() => import('./results/results-page.tsx'))
const AheadPage = lazyPart(() => import('./chase/ahead-page.tsx'))
const PlansPage = lazyPart(() => import('./chase/plans-page.tsx'))
const TicketsPage = lazyPart(() => import('./tickets/tickets-page.tsx'))

interface LotteryPageProps {
  page: LotteryPath
  cover: ReactNode
  /** What stands here for lotteries of vendors that bring pages of their own. */
  others: ReactNode
}

/** The lobby of the lotteries, a board, results, or the member's own tickets and plans. */
export default function LotteryPage({ cover, ...rest }: LotteryPageProps) {
  const { view, gameCode } = readRoomAddress(useSearch({ strict: false }))
  const isBoard = view === null && kindOf(gameCode) !== null
  useEffect(() => {
    if (!isBoard) return
    void askAhead(readCurrentIssue, { params: { gameCode }, query: { next: SHOWN_AHEAD } })
    void askAhead(readTerms, { query: { gameCode } })
  }, [isBoard, gameCode])
  return (
    <Suspense fallback={cover}>
      <Shown {...rest} />
    </Suspense>
  )
}

function Shown({ page, others }: Omit<LotteryPageProps, 'cover'>) {
  const { view, gameCode, orderId, chaseId, date, section, vendor } = readRoomAddress(
    useSearch({ strict: false }),
  )
  if (view === 'results') return <ResultsPage gameCode={gameCode} date={date} section={section} />
  if (view === 'tickets') return <TicketsPage orderId={orderId} />
  if (view === 'plans') return <PlansPage chaseId={chaseId} />
  if (!gameCode) return <LobbyPage page={page} vendor={vendor} others={others} />
  const kind = kindOf(gameCode)
  if (kind === null) return others
  if (view === 'ahead' && hasPlans(gameCode)) return <AheadPage gameCode={gameCode} />
  return isOffered(kind) ? createElement(boards[kind], { gameCode }) : <NotOffered />
}

function NotOffered() {
  const t = useText()
  return (
    <>
      <RoomBar title={t('nav_lott')} place="board" back={paths.lottery('/lottery')} />
      <EmptyState title={t('lottery_unknown')} />
    </>
  )
}
