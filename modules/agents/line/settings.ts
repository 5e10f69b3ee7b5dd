/** Settings of the line of agents (domain/agents.md §2). */
import { defineSetting } from '../../system/index.ts'

export const lineSettings = {
  /** Accounts directly below with a prize group within two points of the agent's own; 0 is no limit. */
  nearGroupQuota: defineSetting({
    name: 'agents.nearGroupQuota',
    weakens: 'ANY',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 100_000,
  }),
  /** Days in which a rate is lowered at most once. */
  loweringDays: defineSetting({
    name: 'agents.loweringDays',
    weakens: 'DOWN',
    kind: 'integer',
    default: 7,
    min: 0,
    max: 365,
  }),
  linksPerAgent: defineSetting({
    name: 'agents.linksPerAgent',
    weakens: 'UP',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 200,
  }),
  /** Applications from one network in a day. */
  applicationsPerNetworkDay: defineSetting({
    name: 'agents.applicationsPerNetworkDay',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1_000,
  }),
} as const
