/** Agents of the demo's line with contracts of the house, for tests over the real database. */
import {
  listContracts,
  type listContractsSchemas,
} from '../../contract/player/agents/contracts/list-contracts.ts'
import { processDailySalary } from '../../contract/player/agents/contracts/process-daily-salary.ts'
import {
  processDividend,
  type processDividendSchemas,
} from '../../contract/player/agents/contracts/process-dividend.ts'
import { processHourlySalary } from '../../contract/player/agents/contracts/process-hourly-salary.ts'
import { processRealTimeSalary } from '../../contract/player/agents/contracts/process-real-time-salary.ts'
import {
  readContract,
  type readContractSchemas,
} from '../../contract/player/agents/contracts/read-contract.ts'
import { readConsolidated } from '../../contract/player/identity/read-consolidated.ts'
import type { ContractAction, ContractList } from '../../contract/shared/contract-words.ts'
import { demoAgentId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { Tier } from '../../kernel/agents/contracts/terms.ts'
import type { ContractKind } from '../../kernel/agents/contracts/words.ts'
import type { ValueOf } from '../../kernel/call.ts'
import { clock } from '../../kernel/clock.ts'
import { accept } from '../../modules/agents/contracts/accept.ts'
import { leaveContracts } from '../../modules/agents/contracts/ends.ts'
import type { Desk } from '../../modules/agents/contracts/desk.ts'
import { offer, type HouseTerms } from '../../modules/agents/contracts/steps.ts'
import type { Contract } from '../../modules/agents/contracts/store/contracts.ts'
import type { Tx } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Caller } from './cashier.ts'
import type { Reply } from './server.ts'

export const processOf = {
  DIVIDEND: processDividend,
  DAILY_SALARY: processDailySalary,
  HOURLY_SALARY: processHourlySalary,
  REALTIME_SALARY: processRealTimeSalary,
} as const

type Processed = ValueOf<typeof processDividendSchemas>

export interface Agent extends Caller {
  readonly id: string
  readonly name: string
  process(
    action: ContractAction,
    more?: {
      contractId?: string
      toAccount?: string
      tiers?: readonly Tier[]
      reason?: string
      ending?: string[]
    },
    kind?: ContractKind,
  ): Promise<Reply<Processed>>
  /** Offers a contract that must be taken; answers its id. */
  offers(to: Agent, tiers: readonly Tier[], kind?: ContractKind): Promise<string>
  flags(): Promise<Record<string, number>>
  read(contractId: string): Promise<Reply<ValueOf<typeof readContractSchemas>>>
  list(list: ContractList): Promise<ValueOf<typeof listContractsSchemas>>
}

export interface ContractHouse {
  readonly house: CashierHouse
  /** agent1 (top) → agent2 → agent3; agent1 → agent4. */
  agent(number: number): Promise<Agent>
  desk<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result>
  /** A contract of the house with its top agent, in force from the next period. */
  give(kind: ContractKind, tiers: readonly Tier[], terms?: HouseTerms): Promise<Contract>
  /** Ends every contract of the line, so that a test begins without one. */
  clear(): Promise<void>
  close(): Promise<void>
}

export const wireTiers = (tiers: readonly Tier[]) =>
  tiers.map(({ minValid, ...tier }) => ({ ...tier, minValid: Number(minValid) }))

const HOUSE = { side: 'HOUSE', id: 'owner' } as const

export async function openContractHouse(env: Record<string, string> = {}): Promise<ContractHouse> {
  const house = await openCashierHouse(env)
  const desk = <Result>(work: (desk: Desk) => Promise<Result>) =>
    house.transaction((tx: Tx) =>
      work({ tx, merchant: { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }, now: clock.now() }),
    )
  return {
    house,
    desk,
    agent: (number) => agentOf(house, number),
    give: (kind, tiers, terms) =>
      desk(async (at) => {
        const receiverId = demoAgentId(1)
        const offered = await offer(at, HOUSE, { kind, receiverId, tiers, ...(terms ? { terms } : {}) })
        return accept(at, { side: 'RECEIVER', id: receiverId }, offered.contractId, [])
      }),
    clear: () =>
      desk(async (at) => {
        for (const number of [1, 2, 3, 4])
          await leaveContracts(at, demoAgentId(number), HOUSE, 'the next test')
      }),
    close: () => house.close(),
  }
}

async function agentOf(house: CashierHouse, number: number): Promise<Agent> {
  const name = `agent${number}`
  const id = demoAgentId(number)
  const caller = await house.player(number, { account: name, type: number === 1 ? 1 : 2, isAgent: true }, id)
  const process: Agent['process'] = (action, { tiers, ...more } = {}, kind = 'DIVIDEND') =>
    caller.call(processOf[kind], {
      body: { action, ...more, ...(tiers ? { tiers: wireTiers(tiers) } : {}) },
    })
  return {
    ...caller,
    id,
    name,
    process,
    async offers(to, tiers, kind = 'DIVIDEND') {
      const { code, value } = await process('OFFER', { toAccount: to.name, tiers }, kind)
      if (!value?.contract) throw new Error(`the offer was refused: ${code}`)
      return value.contract.contractId
    },
    flags: async () => (await caller.call(readConsolidated)).value,
    read: (contractId) => caller.call(readContract, { params: { contractId } }),
    list: async (list) => (await caller.call(listContracts, { query: { list } })).value,
  }
}
