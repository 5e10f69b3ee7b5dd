/** Pays a cash-out: the money, the bet and what it holds change in one commit. */
import { potentialOf } from '../../../../kernel/sports/bets.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { settleRounds, type Poster, type RidingResult } from '../../../wallet/index.ts'
import { lockMarkets } from '../../book/door.ts'
import { cashMessage } from '../ride.ts'
import { writeCashOut, type CashOutRow } from '../store/cashing.ts'
import { giveBackHeld, lockBets, lowerHeld } from '../store/deciding.ts'
import { readBets, type ShownBet } from '../store/shown.ts'
import { slipLimitsOf } from '../terms.ts'
import { offersOf, type Offer } from './offer.ts'

export interface HeldBet {
  readonly bet: ShownBet
  readonly offer: Offer
}

/** Locks a bet behind the fixtures of its open legs, and says what it is worth; undefined: there is none. */
export async function holdBet(tx: Tx, betId: string): Promise<HeldBet | undefined> {
  const [known] = await readBets(tx, [betId])
  if (!known) return undefined
  const nos = known.legs.filter(({ result }) => result === null).map(({ marketNo }) => marketNo)
  await lockMarkets(tx, known.merchantId, nos)
  await lockBets(tx, [betId])
  const [bet] = await readBets(tx, [betId])
  if (!bet) return undefined
  const { cashOutMarginPpm, isCashOutOn } = await slipLimitsOf(tx, bet.merchantId)
  const [offer] = await offersOf(tx, bet.merchantId, [bet], cashOutMarginPpm)
  return { bet, offer: isCashOutOn ? offer! : { ...offer!, amount: null } }
}

/** The bet is held by `holdBet`. Returns the wallet's answer to a part; a whole bet is told by its event. */
export async function payCashOut(
  tx: Tx,
  poster: Poster,
  bet: ShownBet,
  cash: CashOutRow,
): Promise<RidingResult | undefined> {
  const paid = cash.percent === 100 ? await endRound(tx, bet, cash) : await payPart(tx, poster, bet, cash)
  await writeCashOut(tx, cash)
  if (cash.percent === 100) await giveBackHeld(tx, [bet.betId])
  else {
    const stake = bet.stake - bet.cashedStake - cash.stake
    const prices = bet.legs.map(({ priceE4 }) => priceE4)
    await lowerHeld(tx, { ...bet, stake, payout: potentialOf({ ...bet, stake, prices }) })
  }
  return paid
}

/** The round is closed with the offer as its win; it counts nothing. */
async function endRound(tx: Tx, bet: ShownBet, cash: CashOutRow): Promise<undefined> {
  const [status] = await settleRounds(tx, {
    vendor: bet.vendor,
    roundId: bet.betId,
    version: bet.version + 1,
    results: [{ memberId: bet.memberId, winAmount: cash.amount, validAmount: 0n, bonusValidAmount: 0n }],
  })
  if (status !== 'SETTLED') throw new Error(`the cash-out of ${bet.betId} was answered ${status}`)
}

async function payPart(tx: Tx, poster: Poster, bet: ShownBet, cash: CashOutRow): Promise<RidingResult> {
  const [result] = await poster.placeTogether(tx, [cashMessage(bet, cash.cashOutId, cash.amount)])
  if (result?.status !== 'OK') throw new Error(`the cash-out of ${bet.betId} was answered ${result?.status}`)
  return result
}
