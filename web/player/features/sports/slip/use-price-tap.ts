import { MOST_BET_LEGS } from '../../../../../kernel/sports/bets.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import type { FixtureHead, Market } from '../parts/kinds.ts'
import '../texts.ts'
import type { SlipLeg } from './slip.ts'
import { slipStore, tapLeg } from './slip-store.ts'
import { useQuickBet } from './use-quick-bet.ts'

export interface Tap {
  fixture: FixtureHead
  market: Market
  place: number
  price: number
  isLive: boolean
}

export function legOf({ fixture, market, place, price, isLive }: Tap): SlipLeg {
  const { code, name } = market.selections[place]!
  const { home, away } = fixture
  return {
    marketId: market.marketId,
    code,
    place,
    typeCode: market.typeCode,
    period: market.period,
    line: market.line,
    price,
    fixtureId: fixture.fixtureId,
    kind: fixture.kind,
    sportCode: fixture.sportCode,
    leagueName: fixture.leagueName,
    home: home?.name ?? null,
    away: away?.name ?? null,
    teamIds:
      fixture.kind === 'OUTRIGHT' ? [code] : [home, away].flatMap((team) => (team ? [team.teamId] : [])),
    runner: name,
    startAt: fixture.startAt,
    isLive,
    isVirtual: fixture.isVirtual,
  }
}

/** What a tap on a price does: it changes the slip, or bets at once if the member turned that on. */
export function usePriceTap(): (tap: Tap) => void {
  const t = useText()
  const bet = useQuickBet()
  return (tap) => {
    const leg = legOf(tap)
    const { quickStake } = slipStore.getState()
    if (quickStake !== null) return void bet(leg, quickStake)
    if (!tapLeg(leg)) toast.bad(t('sport_slip_legs_max', { n: MOST_BET_LEGS }))
  }
}
