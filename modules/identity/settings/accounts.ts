/** Settings of opening accounts that an operator may change (domain/gaps.md §8). */
import { HIGHEST_G, isPrizeGroup, LOWEST_G } from '../../../kernel/agents/prize-group.ts'
import { defineJsonSetting, defineSetting, type Setting } from '../../system/index.ts'
import { defaultVipTable, readVipTable } from './vip-table.ts'

const anyG = defineSetting({
  name: 'identity.defaultMemberG',
  weakens: 'UP',
  kind: 'integer',
  default: 1960,
  min: LOWEST_G,
  max: HIGHEST_G,
})

/** The prize group of new members without a link's: even, like every group (domain/agents.md §2). */
const defaultMemberG: Setting<number> = {
  ...anyG,
  read: (stored) => {
    const g = anyG.read(stored)
    return g !== undefined && isPrizeGroup(g) ? g : undefined
  },
}

export const accountSettings = {
  /** New accounts from one network (/24, IPv6 /48) in an hour. */
  registerPerNetworkHour: defineSetting({
    name: 'identity.registerPerNetworkHour',
    weakens: 'UP',
    kind: 'integer',
    default: 300,
    min: 1,
    max: 100_000,
  }),
  trialPerAddressHour: defineSetting({
    name: 'identity.trialPerAddressHour',
    weakens: 'UP',
    kind: 'integer',
    default: 20,
    min: 0,
    max: 10_000,
  }),
  inviteChecksPerQuarter: defineSetting({
    name: 'identity.inviteChecksPerQuarter',
    weakens: 'UP',
    kind: 'integer',
    default: 30,
    min: 1,
    max: 10_000,
  }),
  /** Hours in which an initial password must be used. */
  initialPasswordHours: defineSetting({
    name: 'identity.initialPasswordHours',
    weakens: 'UP',
    kind: 'integer',
    default: 72,
    min: 1,
    max: 720,
  }),
  defaultMemberG,
  /** The levels of members: what each needs, gives and bounds (domain/economy.md §2). */
  vipTable: defineJsonSetting({
    name: 'identity.vipTable',
    weakens: 'ANY',
    default: defaultVipTable,
    read: readVipTable,
  }),
} as const
