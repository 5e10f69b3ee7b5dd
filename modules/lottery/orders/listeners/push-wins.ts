import { drawWinTopic, type DrawWinPush } from '../../../../contract/pushes/draw-win.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { lotteryEvents, type PaidMember } from '../events.ts'

/** Open pages of winners say so, and those of members to whom a corrected result gave more. */
export const pushWins: Listener = {
  name: 'lottery/push-wins',
  event: lotteryEvents.paid,
  run: async ({ services }, payload) => {
    const { gameCode, numero, version, members } = payload as unknown as Omit<DrawWinPush, 'amount'> & {
      members: PaidMember[]
    }
    const hub = services.use(hubKey)
    for (const { memberId, winAmount, paidAmount } of members) {
      const amount = BigInt(winAmount) - BigInt(paidAmount)
      if (amount <= 0n) continue
      const data: DrawWinPush = { gameCode, numero, version, amount: toWireAmount(amount) }
      hub.push({ topic: drawWinTopic, accountId: memberId, data: { ...data } })
    }
  },
}
