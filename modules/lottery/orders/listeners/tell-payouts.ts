import { moneyText } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { textOfIssue } from '../../draws/door.ts'
import { gameNames } from '../../draws/locales/names.ts'
import { lotteryEvents, type PaidMember } from '../events.ts'
import { resultWords } from '../locales/results.ts'
import { correctionTexts, winTexts } from '../locales/messages.ts'

/** Winners read it in their inbox, and whoever a corrected result gave more or less. */
export const tellPayouts: Listener = {
  name: 'lottery/tell-payouts',
  event: lotteryEvents.paid,
  run: async ({ tx, services }, payload) => {
    const { gameCode, numero, version, result, members } = payload as {
      gameCode: string
      numero: string
      version: number
      result: string
      members: PaidMember[]
    }
    const name = gameNames[gameCode] ?? { TH: gameCode, EN: gameCode }
    const issue = { gameCode, numero }
    for (const { memberId, merchantId, winAmount, paidAmount } of members) {
      const currency = currencyOf(services.use(merchantsKey), merchantId)
      const text = (amount: bigint) => moneyText(amount, currency)
      const change = BigInt(winAmount) - BigInt(paidAmount)
      const draw = { name, numero, result: resultWords(gameCode, numero, result) }
      const texts =
        version === 1
          ? winTexts(draw, text(BigInt(winAmount)))
          : correctionTexts(draw, change > 0n ? { more: text(change) } : { less: text(-change) })
      await sendMessage(tx, {
        merchantId,
        memberId,
        category: 'GAME',
        ...texts,
        link: '/lottery?view=tickets',
        key: `lottery:${textOfIssue(issue)}:${memberId}:v${version}`,
      })
    }
  },
}
