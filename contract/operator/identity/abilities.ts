/**
 * What an operator may do: verbs by area, a file each in abilities/, with one sentence (`ability_…` in the
 * console's texts), and the roles as sets of verbs (style.md §3). Calls name an ability and screens ask for
 * one; nothing asks for a role.
 */
import { agentLineAbilities } from './abilities/agents-line.ts'
import { contactAbilities } from './abilities/contact.ts'
import { contentAbilities } from './abilities/content.ts'
import { contractAbilities } from './abilities/contracts.ts'
import { homeAbilities } from './abilities/home.ts'
import { lotteryAbilities } from './abilities/lottery.ts'
import { marketingAbilities } from './abilities/marketing.ts'
import { moneyAbilities } from './abilities/money.ts'
import { peopleAbilities } from './abilities/people.ts'
import { playAbilities } from './abilities/play.ts'
import { pointAbilities } from './abilities/points.ts'
import { commissionAbilities } from './abilities/commissions.ts'
import { promotionAbilities } from './abilities/promotions.ts'
import { sportAbilities } from './abilities/sports.ts'
import { systemAbilities } from './abilities/system.ts'
import type { AbilityArea } from './abilities/area.ts'

/** An area is a file and a line here; what it holds is known to the compiler. */
const areas = [
  homeAbilities,
  peopleAbilities,
  moneyAbilities,
  playAbilities,
  lotteryAbilities,
  sportAbilities,
  pointAbilities,
  agentLineAbilities,
  commissionAbilities,
  promotionAbilities,
  marketingAbilities,
  contractAbilities,
  contactAbilities,
  contentAbilities,
  systemAbilities,
] as const satisfies readonly AbilityArea[]

export type Ability = (typeof areas)[number]['names'][number]

const every = (kind: keyof AbilityArea): Ability[] =>
  areas.flatMap((area: AbilityArea): readonly string[] => area[kind]) as Ability[]

export const abilities: readonly Ability[] = every('names')

export type Role = 'owner' | 'finance' | 'support' | 'viewer'
export const roleAbilities: Readonly<Record<Role, readonly Ability[]>> = {
  owner: abilities,
  finance: [...every('everybody'), ...every('finance')],
  support: [...every('everybody'), ...every('support')],
  viewer: [...every('everybody'), ...every('viewer')],
}
export const roles = Object.keys(roleAbilities) as Role[]

/** Every change of rights that waits for a second owner, or was decided by one. */
export const changeKinds = ['CREATE', 'ROLE', 'ENABLE', 'RESET'] as const
export type ChangeKind = (typeof changeKinds)[number]
export const changeStates = ['PENDING', 'CONFIRMED', 'REJECTED'] as const
export type ChangeState = (typeof changeStates)[number]
