import { slipTopic, type SlipPush } from '../../../../contract/pushes/slip.ts'
import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { sendOwnMessages } from '../../../messaging/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { settlingEvents, type SettledBet } from '../events.ts'
import { againTexts, settledTexts } from '../locales/messages.ts'

/**
 * Open pages ask again for their bets. In the inbox members read what came back to them and what was settled
 * again; a bet that was simply lost writes nobody a letter.
 */
export const tellSettled: Listener = {
  name: 'sportsbook/tell-settled',
  event: settlingEvents.betsSettled,
  run: async ({ tx, services }, payload) => {
    const { bets } = payload as unknown as { bets: SettledBet[] }
    const hub = services.use(hubKey)
    const merchants = services.use(merchantsKey)
    await sendOwnMessages(
      tx,
      'GAME',
      bets.filter(isTold).map((bet) => {
        const currency = currencyOf(merchants, bet.merchantId)
        const text = (amount: string) => moneyText(BigInt(amount), currency)
        return {
          merchantId: bet.merchantId,
          memberId: bet.memberId,
          ...(bet.beforeAmount !== null && bet.result !== 'VOID'
            ? againTexts(bet.betNo, text(bet.beforeAmount), text(bet.paidAmount))
            : settledTexts({
                number: bet.betNo,
                result: bet.result!,
                amount: text(bet.paidAmount),
                reason: bet.reason,
              })),
          link: '/sportsbook?view=bets',
          key: `sport-bet:${bet.betId}:v${bet.version}`,
        }
      }),
    )
    for (const { memberId, betId, betNo, state } of bets)
      hub.push({
        topic: slipTopic,
        accountId: memberId,
        data: { ...({ betId, betNo, state } satisfies SlipPush) },
      })
  },
}

/** Settled again, it is told if the member has more or less by it. */
const isTold = ({ result, beforeAmount, paidAmount }: SettledBet): boolean =>
  result !== null && (beforeAmount === null ? result !== 'LOST' : beforeAmount !== paidAmount)
