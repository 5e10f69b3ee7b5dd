/** What waits of an account's contracts: the flags of all kinds, and one kind in full. */
import { flagOf } from '../../../kernel/agents/contracts/flags.ts'
import type { ContractStep } from '../../../kernel/agents/contracts/moves.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'
import { clock } from '../../../kernel/clock.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { ContractFlagsOf } from '../../identity/index.ts'
import { readContract, readOffers, readStanding, type Contract } from './store/contracts.ts'
import { readContracts } from './store/lists.ts'
import { readWaiting, type WaitingKind } from './store/events.ts'
import { viewContract, viewContracts } from './views.ts'

const flag = (waiting: readonly WaitingKind[], kind: ContractKind) => {
  const own = waiting.find((one) => one.kind === kind)
  return own ? flagOf({ ...own, hasSucceeded: own.successId !== null }) : 0
}

/** For the consolidated flags of identity. */
export const contractFlagsOf: ContractFlagsOf = async (reader, account) => {
  const waiting = await readWaiting(reader, { ...account, now: clock.now() })
  return {
    dailysalreqtype: flag(waiting, 'DAILY_SALARY'),
    divtypereq: flag(waiting, 'DIVIDEND'),
    contracthoursalreq: flag(waiting, 'HOURLY_SALARY'),
    realtimesalreqtype: flag(waiting, 'REALTIME_SALARY'),
  }
}

/** The requests that ask an account for its answer: ends asked for by the other side. */
async function askedEnds({ tx, merchant, actor }: CallContext, kind: ContractKind): Promise<Contract[]> {
  const { list } = await readContracts(tx, {
    merchantId: merchant.id,
    kind,
    accountId: actor.accountId,
    states: ['TERMINATION_REQUESTED'],
    pageNo: 1,
    pageSize: 100,
  })
  return list
}

export async function requestOf(context: CallContext, kind: ContractKind) {
  const { tx, merchant, actor, now } = context
  const own = { merchantId: merchant.id, accountId: actor.accountId }
  const waiting = await readWaiting(tx, { ...own, now })
  const receiver = { merchantId: merchant.id, receiverId: actor.accountId, kind }
  const [mine] = await readStanding(tx, receiver)
  const [offered] = await readOffers(tx, receiver)
  const asked = await viewContracts(tx, await askedEnds(context, kind), own, now)
  const success = waiting.find((one) => one.kind === kind && one.successId !== null)
  const done = success?.successId ? await readContract(tx, merchant.id, success.successId) : undefined
  return {
    flag: flag(waiting, kind),
    mine: mine ? await viewContract(tx, mine, own, now) : null,
    offered: offered ? await viewContract(tx, offered, own, now) : null,
    terminations: asked.filter(({ mayAnswer }) => mayAnswer),
    succeeded: done
      ? { contract: await viewContract(tx, done, own, now), step: success!.successStep as ContractStep }
      : null,
  }
}
