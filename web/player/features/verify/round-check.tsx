import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { FairRound } from './fair-round.ts'
import { SoloCheck } from './solo-check.tsx'

const TableCheck = lazy(() => import('./table-check.tsx').then((part) => ({ default: part.TableCheck })))
const HandCheck = lazy(() => import('./hand-check.tsx').then((part) => ({ default: part.HandCheck })))
const FishCheck = lazy(() => import('./fish-check.tsx').then((part) => ({ default: part.FishCheck })))
const RoomCheck = lazy(() => import('./room-check.tsx').then((part) => ({ default: part.RoomCheck })))

/** One round of the record held against what its seeds give, whatever its kind. */
export function RoundCheck({ round }: { round: FairRound }) {
  if (round.kind === 'SOLO') return <SoloCheck round={round} />
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      {round.kind === 'TABLE' ? <TableCheck round={round} /> : round.kind === 'HAND' ? <HandCheck round={round} /> : round.kind === 'FISH' ? <FishCheck round={round} /> : <RoomCheck round={round} />}
    </Suspense>
  )
}
