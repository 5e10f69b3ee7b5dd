/** The verify page with the proofs of every product: loaded with it, since home is read without them. */
import type { ReactNode } from 'react'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { PanelPlace } from '../ui/loading/panel-place.tsx'
import { readDrawRound } from './draw-round.ts'
import { VerifyPage } from './features/verify/verify-page.tsx'
import { readPromotionRound } from './promotion-round.ts'
import { readVirtualRound } from './virtual-round.ts'

const DrawProof = lazyPart(() => import('./features/lottery/proof/draw-proof.tsx'))
const EnvelopeProof = lazyPart(() => import('./features/draws/envelope-proof.tsx'))
const RaffleProof = lazyPart(() => import('./features/draws/raffle-proof.tsx'))
const MatchProof = lazyPart(() => import('./features/sports/proof/match-proof.tsx'))
const FindDraw = lazyPart(() => import('./features/lottery/proof/find-draw.tsx'))

/** Draws of lotteries and promotions, and virtual matches, are proved beside the rounds of the studio. */
function proofOf(roundId: string): ReactNode {
  const promotion = readPromotionRound(roundId)
  if (promotion)
    return (
      <PanelPlace>
        {promotion.what === 'envelope' ? (
          <EnvelopeProof key={roundId} promotionId={promotion.promotionId} />
        ) : (
          <RaffleProof key={roundId} promotionId={promotion.promotionId} />
        )}
      </PanelPlace>
    )
  const fixtureId = readVirtualRound(roundId)
  if (fixtureId)
    return (
      <PanelPlace>
        <MatchProof key={roundId} fixtureId={fixtureId} />
      </PanelPlace>
    )
  const draw = readDrawRound(roundId)
  return draw ? (
    <PanelPlace>
      <DrawProof key={roundId} {...draw} />
    </PanelPlace>
  ) : null
}

const findersFor = (roundId: string): ReactNode => (
  <PanelPlace>
    <FindDraw gameCode={readDrawRound(roundId)?.gameCode} />
  </PanelPlace>
)

export default function VerifyPlace() {
  return <VerifyPage proofOf={proofOf} findersFor={findersFor} />
}
