import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { gameNames } from '../../draws/locales/names.ts'
import { lotteryEvents } from '../events.ts'
import { planStoppedTexts } from '../locales/messages.ts'
import { cancelledOf, isReturning } from '../store/plans.ts'

/** Whoever's plan stopped by a win reads what came back; it is told once everything has come back. */
export const tellStoppedPlan: Listener = {
  name: 'lottery/tell-stopped-plan',
  event: lotteryEvents.planStopped,
  run: async ({ tx, services }, payload) => {
    const { merchantId, memberId, chaseId, gameCode, numero } = payload as Record<string, string>
    // The event is delivered again later.
    if (await isReturning(tx, chaseId!)) throw new Error(`the plan ${chaseId} is still being returned`)
    const { amount } = await cancelledOf(tx, chaseId!)
    const refund = moneyText(amount, currencyOf(services.use(merchantsKey), merchantId!))
    await sendMessage(tx, {
      merchantId: merchantId!,
      memberId: memberId!,
      category: 'GAME',
      ...planStoppedTexts(gameNames[gameCode!] ?? { TH: gameCode!, EN: gameCode! }, numero!, refund),
      link: `/lottery?gameCode=${encodeURIComponent(gameCode!)}`,
      key: `lottery-plan:${chaseId}`,
    })
  },
}
