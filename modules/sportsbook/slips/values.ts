/** Bets in the form of the wire (contract/shared/sports-fields.ts). */
import { toWireAmount } from '../../../kernel/money.ts'
import { potentialOf } from '../../../kernel/sports/bets.ts'
import type { Language } from '../../../platform/calls.ts'
import { scoreOf } from '../book/door.ts'
import type { MarketCard } from './store/cards.ts'
import type { ShownBet, ShownLeg } from './store/shown.ts'
import type { StoredBet } from './taken-bets.ts'

export function betValue(bet: ShownBet, language: Language) {
  const isSettled = bet.state === 'SETTLED' || bet.state === 'CASHED_OUT'
  return {
    betId: bet.betId,
    betNo: bet.betNo,
    kind: bet.kind,
    systemCode: bet.systemCode,
    combinations: bet.combinations,
    state: bet.state,
    result: bet.result,
    rejectReason: bet.rejectReason,
    rejectCause: bet.rejectCause && {
      legNo: bet.rejectCause.legNo,
      incident: bet.rejectCause.incident,
      price: bet.rejectCause.priceE4,
    },
    stakeAmount: bet.stake,
    price: toWireAmount(bet.priceE4),
    potentialAmount: mostOf(bet),
    payoutAmount: isSettled ? bet.payout : null,
    validAmount: isSettled ? bet.valid : null,
    oddsFormat: bet.oddsFormat,
    acceptChange: bet.acceptChange,
    isLive: bet.isLive,
    placedAt: bet.placedAt,
    decideAt: bet.state === 'PENDING' ? bet.decideAt : null,
    acceptedAt: bet.acceptedAt,
    settledAt: bet.settledAt,
    version: bet.version,
    voidReason: bet.voidReason,
    cashedStakeAmount: bet.cashedStake,
    cashedAmount: bet.cashedAmount,
    autoCashOutAmount: bet.autoCashOut,
    canCashOut: canCashOut(bet),
    currency: bet.currency,
    legs: bet.legs.map((leg) => legValue(leg, language)),
  }
}

/** What cash-outs have paid, and what is left of the stake may return. */
function mostOf({ stake, cashedStake, cashedAmount, potential, legs, ...terms }: ShownBet): bigint {
  if (cashedStake === 0n) return potential
  const prices = legs.map(({ priceE4 }) => priceE4)
  return cashedAmount + potentialOf({ ...terms, stake: stake - cashedStake, prices })
}

/**
 * Whether a quote may be asked for at all; whether one is made depends on the markets. An open bet with a
 * reason was made void by two people and only waits for its stake to go back.
 */
export const canCashOut = ({
  state,
  kind,
  legs,
  voidReason,
}: Pick<ShownBet, 'state' | 'kind' | 'legs' | 'voidReason'>): boolean =>
  state === 'ACCEPTED' &&
  kind !== 'SYSTEM' &&
  voidReason === null &&
  legs.some(({ result }) => result === null) &&
  legs.every(({ result }) => result !== 'LOSE')

function legValue(leg: ShownLeg, language: Language) {
  const hasBegun = leg.status !== 'SCHEDULED' && leg.status !== 'POSTPONED'
  const selectionName = leg.selectionNames?.[language] ?? null
  return {
    legNo: leg.legNo,
    fixtureId: leg.fixtureId,
    sportCode: leg.sportCode,
    leagueName: leg.leagueNames[language],
    homeName: leg.homeNames?.[language] ?? null,
    awayName: leg.awayNames?.[language] ?? null,
    fixtureName: leg.homeNames ? null : leg.leagueNames[language],
    startAt: leg.startAt,
    status: leg.status,
    clock: leg.clock,
    score: hasBegun ? scoreOf(leg.facts) : null,
    isVirtual: leg.isVirtual,
    marketId: String(leg.marketNo),
    typeCode: leg.typeCode,
    period: leg.period,
    line: leg.lineQ,
    code: leg.code,
    selectionName,
    price: leg.priceE4,
    isLive: leg.isLive,
    scoreAtBet: leg.scoreAtBet,
    result: leg.result,
    sharedBy: leg.sharedBy,
  }
}

/** A bet right after its commit, from what its judge had read. */
export function shownOfTaken(
  { bet, priced, placedAt, decideAt, betNo }: StoredBet,
  cards: readonly MarketCard[],
): ShownBet {
  return {
    betId: bet.betId,
    betNo,
    merchantId: bet.merchantId,
    memberId: bet.memberId,
    vendor: bet.vendor,
    gameCode: bet.gameCode,
    currency: bet.currency,
    kind: bet.kind,
    systemCode: bet.systemCode,
    combinations: priced.combinations,
    stake: bet.stake,
    priceE4: priced.totalE4,
    potential: priced.potential,
    oddsFormat: bet.oddsFormat,
    acceptChange: bet.acceptChange,
    state: decideAt ? 'PENDING' : 'ACCEPTED',
    result: null,
    rejectReason: null,
    rejectCause: null,
    isLive: priced.legs.some(({ isLive }) => isLive),
    placedAt,
    decideAt,
    acceptedAt: decideAt ? null : placedAt,
    settledAt: null,
    version: 0,
    payout: 0n,
    valid: 0n,
    cashedStake: 0n,
    cashedAmount: 0n,
    autoCashOut: null,
    voidReason: null,
    legs: priced.legs.map(({ market, code, priceE4, isLive, scoreAtBet }, place) => {
      const card = cards[place]!
      return {
        legNo: place + 1,
        fixtureId: market.fixtureId,
        sportCode: market.sportCode,
        leagueNames: card.leagueNames,
        homeNames: card.homeNames,
        awayNames: card.awayNames,
        startAt: market.startAt,
        status: market.status,
        clock: market.clock,
        facts: market.facts,
        isVirtual: market.isVirtual,
        marketNo: market.marketNo,
        typeCode: market.typeCode,
        period: market.period,
        lineQ: market.lineQ,
        code,
        selectionNames: card.runners?.[code] ?? null,
        priceE4,
        isLive,
        scoreAtBet,
        result: null,
        sharedBy: 1,
      }
    }),
  }
}
