import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { PanelPlace } from '../../../ui/loading/panel-place.tsx'
import type { FairRound } from './fair-round.ts'
import { SoloCheck } from './solo-check.tsx'

const TableCheck = lazyPart(async () => ({ default: (await import('./table-check.tsx')).TableCheck }))
const HandCheck = lazyPart(async () => ({ default: (await import('./hand-check.tsx')).HandCheck }))
const FishCheck = lazyPart(async () => ({ default: (await import('./fish-check.tsx')).FishCheck }))
const RoomCheck = lazyPart(async () => ({ default: (await import('./room-check.tsx')).RoomCheck }))

/** One round of the record held against what its seeds give, whatever its kind. */
export function RoundCheck({ round }: { round: FairRound }) {
  if (round.kind === 'SOLO') return <SoloCheck round={round} />
  return (
    <PanelPlace>
      {round.kind === 'TABLE' ? (
        <TableCheck round={round} />
      ) : round.kind === 'HAND' ? (
        <HandCheck round={round} />
      ) : round.kind === 'FISH' ? (
        <FishCheck round={round} />
      ) : (
        <RoomCheck round={round} />
      )}
    </PanelPlace>
  )
}
