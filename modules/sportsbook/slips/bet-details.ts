/** What records and the operator's page of a round say of slips: one line, and every leg with its result. */
import { oddsText } from '../../../kernel/sports/odds.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { BetDetail, BetDetailSource, BetFileDetail } from '../../wallet/index.ts'
import { choiceNames, legNames } from './leg-names.ts'
import {
  betNumberName,
  betResultNames,
  cashedOutName,
  kindNames,
  legResultNames,
  rejectedName,
} from './locales/markets.ts'
import type { Names } from './store/cards.ts'
import { readBets, type ShownBet } from './store/shown.ts'

/** A slip is one round of the wallet, whose id is the bet's. */
export const slipDetailsOf = (vendor: string, reader: Reader): BetDetailSource => ({
  vendor,
  async detailOf(memberId, roundId) {
    const [bet] = await readBets(reader, [roundId], memberId)
    return bet && detailOf(bet)
  },
  async detailsOf(memberId, roundIds) {
    const bets = await readBets(reader, roundIds, memberId)
    return new Map(
      bets.map((bet) => {
        const { proof: _, ...detail } = detailOf(bet)
        return [bet.betId, { ...detail, address: null } satisfies BetFileDetail] as const
      }),
    )
  },
})

function detailOf(bet: ShownBet): BetDetail {
  const isEnded = bet.state !== 'PENDING' && bet.state !== 'ACCEPTED'
  const number = betNumberName(bet.betNo)
  const kind = kindNames[bet.kind]
  const system = bet.systemCode === null ? '' : ` ${bet.systemCode}`
  const payout = bet.state === 'REJECTED' ? bet.stake : bet.payout
  return {
    lines: [
      {
        name: { th: `${kind.th}${system} ${number.th}`, en: `${kind.en}${system}, ${number.en}` },
        stakeAmount: bet.stake,
        winAmount: isEnded ? payout : null,
      },
    ],
    legs: bet.legs.map((leg) => ({
      name: legNames(leg),
      choice: choiceNames(leg),
      price: oddsText(leg.priceE4, bet.oddsFormat),
      result: leg.result && legResultNames[leg.result],
    })),
    result: resultOf(bet),
    proof: null,
  }
}

function resultOf({ state, result }: ShownBet): Names | null {
  if (state === 'REJECTED') return rejectedName
  if (state === 'CASHED_OUT') return cashedOutName
  return result && betResultNames[result]
}
