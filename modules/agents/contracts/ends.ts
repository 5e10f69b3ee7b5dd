/** Contracts that end because of one above them, or at once by the house (domain/agents.md §5.3). */
import { refuse } from '../../../contract/errors.ts'
import { endsBelow, type EndBelow } from '../../../kernel/agents/contracts/ends-below.ts'
import { isStanding } from '../../../kernel/agents/contracts/moves.ts'
import type { Tier } from '../../../kernel/agents/contracts/terms.ts'
import { contractKinds } from '../../../kernel/agents/contracts/words.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Actor, Desk } from './desk.ts'
import { move, SYSTEM } from './move.ts'
import {
  changeContract,
  holdContracts,
  readBelow,
  readOffers,
  readRunningOut,
  readStanding,
  type Contract,
} from './store/contracts.ts'

/** What would end if the receiver of a contract had these terms instead of what they have; null: none. */
export async function endsOf(
  reader: Reader,
  { merchantId, receiverId, kind }: Pick<Contract, 'merchantId' | 'receiverId' | 'kind'>,
  terms: readonly Tier[] | null,
): Promise<EndBelow<Contract>[]> {
  return endsBelow(await readBelow(reader, { merchantId, giverId: receiverId, kind }), receiverId, terms)
}

/** Ends what does not fit below the receiver of a contract any more, at the moment at which that changes. */
export async function endContracts(
  desk: Desk,
  above: Pick<Contract, 'merchantId' | 'receiverId' | 'kind'>,
  terms: readonly Tier[] | null,
  endsAt: Date,
): Promise<void> {
  for (const { contract, how } of await endsOf(desk.tx, above, terms)) {
    if (how === 'WITHDRAW') await move(desk, contract, 'WITHDRAW', SYSTEM, {}, { isFromAbove: true })
    else {
      const at = laterOf(endsAt, contract.startsAt)
      await move(desk, contract, 'END', SYSTEM, { endsAt: at, answerBy: null }, { isFromAbove: true })
      await shorten(desk, contract, endsAt)
    }
  }
}

/**
 * Ends a standing contract at once, and with it everything of the kind below; the running period is not
 * settled. CONTRACT_STATE if it does not stand. The caller holds the contracts and writes the audit row.
 */
export async function endAtOnce(
  desk: Desk,
  contract: Contract,
  actor: Actor,
  reason: string,
): Promise<Contract> {
  if (!isStanding(contract.state)) refuse('CONTRACT_STATE')
  const ended = await move(
    desk,
    contract,
    'END',
    actor,
    { endsAt: laterOf(desk.now, contract.startsAt), answerBy: null, reason },
    { reason },
  )
  await shorten(desk, contract, desk.now)
  await endContracts(desk, contract, null, desk.now)
  return ended
}

/** What is over by its state but runs to the end of its period ends with the rest. */
async function shorten({ tx }: Desk, { receiverId, kind }: Contract, endsAt: Date): Promise<void> {
  for (const running of await readRunningOut(tx, { receiverId, kind, after: endsAt }))
    await changeContract(tx, running, { endsAt: laterOf(endsAt, running.startsAt) })
}

/** A contract that has not begun yet ends when it would have begun: it was never in force. */
const laterOf = (moment: Date, start: Date | null): Date => (start && start > moment ? start : moment)

/**
 * Ends everything an account gives and receives, because it has no place for contracts any more: it is no
 * agent with contracts, or stands elsewhere in the tree. Offers to it are withdrawn. The caller writes the
 * audit row.
 */
export async function leaveContracts(
  desk: Desk,
  accountId: string,
  actor: Actor,
  reason: string,
): Promise<void> {
  const { tx, merchant } = desk
  await holdContracts(tx, merchant.id)
  const receiver = { merchantId: merchant.id, receiverId: accountId }
  for (const offered of await readOffers(tx, receiver))
    await move(desk, offered, 'WITHDRAW', SYSTEM, {}, { isFromAbove: true })
  for (const contract of await readStanding(tx, receiver)) await endAtOnce(desk, contract, actor, reason)
  // A contract that ran out this moment left nothing standing, but offers below it may be.
  for (const kind of contractKinds) await endContracts(desk, { ...receiver, kind }, null, desk.now)
}
