import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countUnread } from '../../contract/player/messaging/count-unread.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { readRealityCheck } from '../../contract/player/limits/read-reality-check.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { listFavouriteIds } from '../../contract/player/catalogue/list-favourite-ids.ts'
import { listBets } from '../../contract/player/cashier/list-bets.ts'
import { hubKey, type Push } from '../../platform/hub.ts'
import { modules } from '../../server/modules.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'

let house: CashierHouse
let pushes: Push[]
beforeAll(async () => {
  house = await openCashierHouse()
  pushes = []
  house.server.process.services.use(hubKey).onPush((push) => {
    pushes.push(push)
  })
})
afterAll(() => house.close())

describe('an excluded member', () => {
  test('every call is open to an excluded member or refused, and none that plays, deposits or takes an offer is open', async () => {
    const open = modules
      .flatMap((one) => one.calls.map(({ call }) => call))
      .filter(
        (call) =>
          ['player', 'member', 'agent'].includes(call.audience) && call.openTo?.includes('restricted'),
      )
    const names = open
      .map((call) => call.name)
      .filter(
        (name) =>
          !/^(cashier|identity|messaging|limits|system|launch\/(list-wallets|transfer-wallet)|catalogue\/list-favourite-ids|agents\/((list|export)-payments|list-statement-lines|(read|export)-(statement|income))$|lottery\/(sea-|vn-)?(list|read)-(orders?|chases?)$|sports\/(list-bets|list-followed|read-bet|set-favourite)$)/.test(
            name,
          ),
      )
    expect(names).toEqual([])
    const shut = ['cashier/open-deposit', 'launch/start-game', 'launch/launch-game']
    expect(open.filter((call) => shut.includes(call.name))).toEqual([])
    const excluded = await house.player(19, {
      restricted: { code: 'AUTH_SELF_EXCLUDED', until: null, isHeld: true },
    })
    // The calls that every page needs, and those that report their withdrawals, are among the open ones.
    for (const call of [
      checkBalance,
      listBets,
      readLimits,
      readRealityCheck,
      countUnread,
      listMessages,
      listFavouriteIds,
    ])
      expect((await excluded.call(call as typeof checkBalance)).status).toBe(200)
  })
})
