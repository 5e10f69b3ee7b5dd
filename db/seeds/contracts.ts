/**
 * Contracts of each kind over the demo's line: the house with agent1, agent1 with agent2, agent2 with agent3;
 * one offer that waits for agent4, and one end that agent3 asks for.
 */
import type { Tier } from '../../kernel/agents/contracts/terms.ts'
import type { ContractKind } from '../../kernel/agents/contracts/words.ts'
import { DEFAULT_TIME_ZONE } from '../../kernel/time-zone.ts'
import { clock } from '../../kernel/clock.ts'
import { accept } from '../../modules/agents/contracts/accept.ts'
import type { Actor, Desk } from '../../modules/agents/contracts/desk.ts'
import { offer, requestTermination } from '../../modules/agents/contracts/steps.ts'
import { seeSuccess } from '../../modules/agents/contracts/store/events.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoAgentId } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

const DAY_MS = 86_400_000
/**
 * Dividends and days: long enough ago that last month and the running one are paid by them. Each hour and
 * each five minutes is a run of its own, so those contracts are of yesterday and of this morning.
 */
const signedDaysAgo: Readonly<Record<ContractKind, number>> = {
  DIVIDEND: 75,
  DAILY_SALARY: 75,
  HOURLY_SALARY: 1,
  REALTIME_SALARY: 0.25,
}

const tier = (baht: number, minActive: number, percent: number): Tier => ({
  minValid: BigInt(baht) * 100n,
  minActive,
  ratePpm: Math.round(percent * 10_000),
})

const HOUSE = 0
/** Giver, receiver, kind and tiers, from above to below. */
const signed: readonly (readonly [number, number, ContractKind, readonly Tier[]])[] = [
  [HOUSE, 1, 'DIVIDEND', [tier(0, 0, 10), tier(100_000, 2, 20), tier(200_000, 3, 30)]],
  [HOUSE, 1, 'DAILY_SALARY', [tier(0, 0, 0.2), tier(20_000, 1, 0.4)]],
  [HOUSE, 1, 'HOURLY_SALARY', [tier(0, 0, 0.1)]],
  [HOUSE, 1, 'REALTIME_SALARY', [tier(0, 0, 0.1)]],
  [1, 2, 'DIVIDEND', [tier(50_000, 1, 10), tier(100_000, 2, 20)]],
  [1, 2, 'DAILY_SALARY', [tier(0, 0, 0.2), tier(20_000, 1, 0.3)]],
  [1, 2, 'HOURLY_SALARY', [tier(0, 0, 0.05)]],
  [1, 2, 'REALTIME_SALARY', [tier(0, 0, 0.08)]],
  [2, 3, 'DIVIDEND', [tier(50_000, 1, 10)]],
  [2, 3, 'DAILY_SALARY', [tier(0, 0, 0.2)]],
]

const giverOf = (number: number): Actor =>
  number === HOUSE ? { side: 'HOUSE', id: 'owner' } : { side: 'GIVER', id: demoAgentId(number) }

export async function seedContracts(tx: Tx): Promise<void> {
  const now = clock.now()
  const merchant = { id: DEMO_MERCHANT, timeZone: DEFAULT_TIME_ZONE }
  const daysAgo = (days: number): Desk => ({ tx, merchant, now: new Date(now.getTime() - days * DAY_MS) })
  let last = ''
  for (const [giver, receiver, kind, tiers] of signed) {
    const receiverId = demoAgentId(receiver)
    const then = daysAgo(signedDaysAgo[kind])
    const { contractId } = await offer(then, giverOf(giver), { kind, receiverId, tiers })
    await accept(then, { side: 'RECEIVER', id: receiverId }, contractId, [])
    if (giver !== HOUSE) await seeSuccess(tx, demoAgentId(giver), contractId)
    last = contractId
  }
  const today: Desk = { tx, merchant, now }
  const tiers = [tier(50_000, 1, 10), tier(150_000, 2, 15)]
  await offer(today, giverOf(1), { kind: 'DIVIDEND', receiverId: demoAgentId(4), tiers })
  await requestTermination(today, { side: 'RECEIVER', id: demoAgentId(3) }, last)
}
