/** A win, from the bet's commit to everybody's screen. */
import { jackpotTopic, type JackpotPush } from '../../../../contract/pushes/jackpot.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { notify } from '../../../../platform/notifications.ts'
import { maskName } from '../../../catalogue/index.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { currencyOf, merchantsKey } from '../../../system/index.ts'
import { jackpotsKey } from './jackpots.ts'
import { jackpotEvents } from './events.ts'
import { frameOf } from './frame.ts'
import { payWin } from './pay-win.ts'
import { readWin } from './store/wins.ts'

export const payWonPool: Listener = {
  name: 'launch.pay-jackpot',
  event: jackpotEvents.won,
  run: async ({ tx, now }, payload) => {
    await payWin(tx, String(payload.winId), now)
  },
}

/** A repeated push is the same win: a client recognises it by its id. */
export const tellPaidPool: Listener = {
  name: 'launch.tell-jackpot',
  event: jackpotEvents.paid,
  run: async ({ tx, services }, payload) => {
    const win = await readWin(tx, String(payload.winId))
    if (!win) return
    // The next pool may have begun with other terms.
    await notify(tx, { kind: 'jackpots' })
    const jackpots = services.use(jackpotsKey)
    await jackpots.load(tx)
    const account = (await accountsByIds(tx, [win.member_id])).get(win.member_id)
    const data: JackpotPush = {
      ...frameOf(
        await jackpots.board(win.merchant_id),
        currencyOf(services.use(merchantsKey), win.merchant_id),
      ),
      won: {
        winId: win.win_id,
        code: win.pool_code,
        amount: toWireAmount(win.amount),
        customerName: maskName(account?.username ?? ''),
        gameCode: win.game_code,
        roundId: win.round_id,
        at: win.won_at.toISOString(),
      },
    }
    services.use(hubKey).push({ topic: jackpotTopic, merchantId: win.merchant_id, data: { ...data } })
  },
}
