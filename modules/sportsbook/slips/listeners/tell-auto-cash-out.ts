import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { slipEvents } from '../events.ts'
import { autoCashOutTexts } from '../locales/messages.ts'
import { readBets } from '../store/shown.ts'

/** Whoever's bet has cashed itself out reads what it paid. */
export const tellAutoCashOut: Listener = {
  name: 'sports/tell-auto-cash-out',
  event: slipEvents.autoCashedOut,
  run: async ({ tx, services }, payload) => {
    const { betId, memberId, merchantId, amount } = payload as Record<string, string>
    const [bet] = await readBets(tx, [betId!])
    if (!bet) return
    const paid = moneyText(BigInt(amount!), currencyOf(services.use(merchantsKey), merchantId!))
    await sendMessage(tx, {
      merchantId: merchantId!,
      memberId: memberId!,
      category: 'GAME',
      ...autoCashOutTexts(bet.betNo, paid),
      link: '/sportsbook?view=bets',
      key: `sports-auto-cash-out:${betId}`,
    })
  },
}
