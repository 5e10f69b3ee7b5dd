/** Agents of a house that is open, and accounts that they open. */
import { openAccount } from '../../contract/player/agents/line/open-account.ts'
import { demoAgentId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { createAccount } from '../../modules/identity/index.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import type { Caller, CashierHouse } from './cashier.ts'

let names = 0
export const freshName = (): string => `fresh${++names}`

/** Opens a member below the agent unless something else is asked for. */
export const openBelow = (by: Caller, more: Record<string, unknown> = {}) =>
  by.call(openAccount, { body: { username: freshName(), type: 0, memberG: 1950, ...more } })

export interface AgentLines {
  /** The agents of the demo by their numbers. */
  agent(number: number): Caller
  /** An agent of the test's own below another one. */
  ownAgent(uplineId: string, memberG: number): Promise<{ id: string; caller: Caller }>
  accountOf(id: string): Promise<{
    member_g: number
    upline_id: string | null
    type: number
    depth: number
    code: string | null
  }>
}

export async function openAgentLines(house: CashierHouse): Promise<AgentLines> {
  const signIn = (account: string, id: string) => house.player(1, { account, type: 2, isAgent: true }, id)
  const agents = new Map<number, Caller>()
  for (const number of [1, 2, 3, 4]) agents.set(number, await signIn(`agent${number}`, demoAgentId(number)))
  return {
    agent: (number) => agents.get(number)!,
    async ownAgent(uplineId, memberG) {
      const username = freshName()
      const fresh = {
        merchantId: DEMO_MERCHANT,
        username,
        type: 2 as const,
        uplineId,
        memberG,
        passwordHash: '-',
      }
      const row = await house.transaction((tx) => createAccount(house.server.process.services, tx, fresh))
      return { id: row.account_id, caller: await signIn(username, row.account_id) }
    },
    accountOf: (id) =>
      house.transaction((tx) =>
        oneOf(
          tx,
          sql<{
            member_g: number
            upline_id: string | null
            type: number
            depth: number
            code: string | null
          }>`
          SELECT member_g::int AS member_g, upline_id, type::int AS type, depth::int AS depth, invitation_code AS code
          FROM identity.account WHERE account_id = ${id}`,
        ),
      ),
  }
}
