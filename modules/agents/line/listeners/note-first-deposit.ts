/** Notes the first deposit of an account, by which agents see what came of a link. */
import type { Listener } from '../../../../platform/calls.ts'
import { cashierEvents } from '../../../cashier/index.ts'
import { noteFirstDeposit } from '../store/links.ts'

export const noteFirstDepositListener: Listener = {
  name: 'agents/note-first-deposit',
  event: cashierEvents.depositMoved,
  run: async ({ tx }, payload) => {
    if (payload.state === 'CONFIRMED') await noteFirstDeposit(tx, String(payload.memberId))
  },
}
