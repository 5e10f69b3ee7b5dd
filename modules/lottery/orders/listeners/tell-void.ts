import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { textOfIssue } from '../../draws/door.ts'
import { gameNames } from '../../draws/locales/names.ts'
import { lotteryEvents, type RefundedMember } from '../events.ts'
import { voidTexts } from '../locales/messages.ts'

/** Whoever had bets in a void issue reads that their stakes are back. */
export const tellVoid: Listener = {
  name: 'lottery/tell-void',
  event: lotteryEvents.refunded,
  run: async ({ tx, services }, payload) => {
    const { gameCode, numero, members } = payload as {
      gameCode: string
      numero: string
      members: RefundedMember[]
    }
    const name = gameNames[gameCode] ?? { TH: gameCode, EN: gameCode }
    for (const { memberId, merchantId, amount } of members)
      await sendMessage(tx, {
        merchantId,
        memberId,
        category: 'GAME',
        ...voidTexts(
          name,
          numero,
          moneyText(BigInt(amount), currencyOf(services.use(merchantsKey), merchantId)),
        ),
        link: `/lottery?gameCode=${encodeURIComponent(gameCode)}`,
        key: `lottery-void:${textOfIssue({ gameCode, numero })}:${memberId}`,
      })
  },
}
