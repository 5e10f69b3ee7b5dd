import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { slipEvents } from '../events.ts'
import { fixtureNames } from '../leg-names.ts'
import { rejectedManyTexts, rejectedTexts } from '../locales/messages.ts'
import { readBets } from '../store/shown.ts'

/** Whoever's live bet was not accepted reads that the stake is back. */
export const tellRejected: Listener = {
  name: 'sports/tell-rejected',
  event: slipEvents.rejected,
  run: async ({ tx, services }, payload) => {
    const { betId, memberId, merchantId } = payload as Record<string, string>
    const [bet] = await readBets(tx, [betId!])
    if (!bet) return
    const amount = moneyText(bet.stake, currencyOf(services.use(merchantsKey), merchantId!))
    const match = fixtureNames(bet.legs[0]!)
    await sendMessage(tx, {
      merchantId: merchantId!,
      memberId: memberId!,
      category: 'GAME',
      ...(bet.kind === 'SINGLE'
        ? rejectedTexts({ TH: match.th, EN: match.en }, amount)
        : rejectedManyTexts(bet.betNo, amount)),
      link: '/sportsbook?view=bets',
      key: `sports-rejected:${betId}`,
    })
  },
}
