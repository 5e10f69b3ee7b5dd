/** How a settled bet came to its payout, step by step; the figures are those of the settlement itself. */
import { formatMoney } from '../../../../../design/format.ts'
import { factorOf, payoutOf } from '../../../../../kernel/sports/factors.ts'
import { type Fraction, productOf } from '../../../../../kernel/sports/fraction.ts'
import { isHandicap, lineOfMarket } from '../../../../../kernel/sports/lines.ts'
import type { LegResult } from '../../../../../kernel/sports/words.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import type { Bet, Leg } from '../parts/kinds.ts'
import { legResultText } from '../words/bet-words.ts'
import { lineOf } from '../words/market-words.ts'
import { reasonText } from '../words/reason-words.ts'
import { decimalText } from '../words/odds-format.ts'

export interface Step {
  key: string
  text: string
}

/** 1.46, 0.5, 1.4235: at least two decimals, at most four, cut. */
export function factorText({ num, den }: Fraction): string {
  const digits = String((num * 10_000n) / den).padStart(5, '0')
  const [whole, part] = [digits.slice(0, -4), digits.slice(-4)]
  return `${whole}.${part.replace(/0{1,2}$/, '')}`
}

type Decided = Leg & { result: LegResult }
const isDecided = (leg: Leg): leg is Decided => leg.result !== null

export function explainBet(bet: Bet, t: Translate): Step[] {
  if (bet.payoutAmount === null) return []
  const own = bet.kind === 'SINGLE' ? singleSteps(bet, bet.legs[0]!, t) : legSteps(bet, t)
  return [...own, ...endSteps(bet, t)].map((text, at) => ({ key: `${at}`, text }))
}

const money = (bet: Bet, amount: number | bigint): string => formatMoney(amount, bet.currency)
const scoreOf = ({ home, away }: { home: number; away: number }): string => `${home}–${away}`

/** What is left of the stake after cash-outs is what was settled. */
const settledStake = (bet: Bet): number => bet.stakeAmount - bet.cashedStakeAmount

function singleSteps(bet: Bet, leg: Leg, t: Translate): string[] {
  if (!isDecided(leg)) return []
  const stake = settledStake(bet)
  const price = decimalText(leg.price)
  const steps = readingSteps(leg, t)
  const payout = money(bet, bet.payoutAmount! - bet.cashedAmount)
  if (leg.sharedBy > 1)
    return [
      ...steps,
      t('sport_explain_dead_heat', {
        n: leg.sharedBy,
        part: money(bet, Math.floor(stake / leg.sharedBy)),
        price,
      }),
    ]
  switch (leg.result) {
    case 'WIN':
      return [...steps, t('sport_explain_win', { stake: money(bet, stake), price, payout })]
    case 'HALF_WIN': {
      // The half on the line that is harder to win comes back; which one that is follows from the side.
      const returned = leg.code === 'OVER' ? Math.ceil(stake / 2) : Math.floor(stake / 2)
      const won = bet.payoutAmount! - bet.cashedAmount - returned
      return [
        ...steps,
        t('sport_explain_half_win', { price, won: money(bet, won), returned: money(bet, returned), payout }),
      ]
    }
    case 'HALF_LOSE':
      return [...steps, t('sport_explain_half_lose', { payout })]
    case 'PUSH':
      return [...steps, t('sport_explain_push', { line: ownLine(leg) ?? '0', stake: money(bet, stake) })]
    case 'VOID':
      return [
        t('sport_explain_void', {
          reason: reasonText(bet.voidReason, t),
          stake: money(bet, stake),
        }),
      ]
    case 'LOSE':
      return [...steps, t('sport_explain_lose')]
  }
}

/** The line as the member took it. */
function ownLine({ typeCode, line, code }: Leg): string | null {
  if (line === null) return null
  return lineOfMarket(typeCode, isHandicap(typeCode) ? lineOf(line, code) : line)
}

/** The result that was read, and how the line divides the stake. */
function readingSteps(leg: Leg, t: Translate): string[] {
  const steps: string[] = []
  if (leg.score) steps.push(t('sport_explain_result', { score: scoreOf(leg.score) }))
  // No other handicap leaves out what was before the bet (domain/sportsbook.md §3).
  if (leg.score && leg.scoreAtBet && leg.typeCode === 'AH')
    steps.push(
      t('sport_explain_live_score', {
        before: scoreOf(leg.scoreAtBet),
        after: scoreOf(leg.score),
        counted: scoreOf({
          home: leg.score.home - leg.scoreAtBet.home,
          away: leg.score.away - leg.scoreAtBet.away,
        }),
      }),
    )
  const line = ownLine(leg)
  if (leg.line !== null && line !== null && leg.line % 2 !== 0) {
    const side = isHandicap(leg.typeCode) ? lineOf(leg.line, leg.code) : leg.line
    const textOf = (one: number) => lineOfMarket(leg.typeCode, one)
    steps.push(t('sport_explain_quarter', { line, lower: textOf(side - 1), upper: textOf(side + 1) }))
  }
  return steps
}

const factorOfLeg = ({ result, price, sharedBy }: Decided): Fraction => factorOf(result, price, sharedBy)

/** A parlay multiplies its factors; a system does so in each combination, of which only the sum is shown. */
function legSteps(bet: Bet, t: Translate): string[] {
  const decided = bet.legs.filter(isDecided)
  const stake = settledStake(bet)
  if (decided.length === bet.legs.length && decided.every(({ result }) => result === 'VOID'))
    return [t('sport_explain_all_void', { stake: money(bet, stake) })]
  const steps = decided.map((leg) =>
    leg.result === 'VOID'
      ? t('sport_explain_void_leg', { n: String(leg.legNo) })
      : t('sport_explain_factor', {
          n: String(leg.legNo),
          result: t(legResultText(leg.result)),
          factor: factorText(factorOfLeg(leg)),
        }),
  )
  if (bet.kind === 'SYSTEM') return steps
  const lost = decided.find(({ result }) => result === 'LOSE')
  if (lost) return [...steps, t('sport_explain_parlay_lost', { n: String(lost.legNo) })]
  const factors = decided.map(factorOfLeg)
  return [
    ...steps,
    t('sport_explain_parlay', {
      stake: money(bet, stake),
      factors: factorText(productOf(factors)),
      payout: money(bet, payoutOf(BigInt(stake), factors)),
    }),
  ]
}

/** What a part that was cashed out paid, and what counts as valid bet. */
function endSteps(bet: Bet, t: Translate): string[] {
  const steps: string[] = []
  if (bet.cashedAmount > 0 && bet.cashedStakeAmount < bet.stakeAmount)
    steps.push(
      t('sport_explain_cashed', {
        cashed: money(bet, bet.cashedAmount),
        total: money(bet, bet.payoutAmount!),
      }),
    )
  if (bet.validAmount !== null)
    steps.push(t('sport_explain_valid_bet', { amount: money(bet, bet.validAmount) }))
  if (bet.result === 'HALF_WON' || bet.result === 'HALF_LOST') steps.push(t('sport_explain_valid_half'))
  if (bet.result === 'PUSH' || bet.result === 'VOID' || bet.state === 'CASHED_OUT')
    steps.push(t('sport_explain_valid_zero'))
  return steps
}
