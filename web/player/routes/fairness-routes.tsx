import { createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PanelPlace } from '../../ui/loading/panel-place.tsx'
import { readDrawRound } from '../draw-round.ts'
import { readPromotionRound } from '../promotion-round.ts'
import { paths } from '../paths.ts'
import { readVirtualRound } from '../virtual-round.ts'
import { rootRoute } from './root-route.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const VerifyPage = lazyPart(async () => ({
  default: (await import('../features/verify/verify-page.tsx')).VerifyPage,
}))
const DrawProof = lazyPart(() => import('../features/lottery/proof/draw-proof.tsx'))
const EnvelopeProof = lazyPart(() => import('../features/draws/envelope-proof.tsx'))
const RaffleProof = lazyPart(() => import('../features/draws/raffle-proof.tsx'))
const MatchProof = lazyPart(() => import('../features/sports/proof/match-proof.tsx'))
const FindDraw = lazyPart(() => import('../features/lottery/proof/find-draw.tsx'))

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

export const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verify(),
  component: () => <VerifyPage proofOf={proofOf} findersFor={findersFor} />,
})

export const returns = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.returns(),
  component: lazyPart(async () => ({
    default: (await import('../features/returns/returns-page.tsx')).ReturnsPage,
  })),
})

export const gameRules = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.returns()}/$gameCode`,
  component: lazyPart(async () => ({
    default: (await import('../features/returns/game-rules-page.tsx')).GameRulesPage,
  })),
})

export const jackpots = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.jackpots(),
  component: lazyPart(async () => ({
    default: (await import('../features/jackpots/jackpots-page.tsx')).JackpotsPage,
  })),
})
