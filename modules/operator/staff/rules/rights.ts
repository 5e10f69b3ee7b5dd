/** Who may give rights, and when a second owner is needed (docs/decisions/0020-operator-module.md). */
import { roleAbilities, type Role } from '../../../../contract/operator/identity/abilities.ts'

/** Whether the new role opens anything that the old one does not. */
export function isWidening(from: Role, to: Role): boolean {
  const before: readonly string[] = roleAbilities[from]
  return roleAbilities[to].some((ability) => !before.includes(ability))
}

export type Approval = 'ALONE' | 'SECOND_OWNER' | 'REFUSED'

/**
 * How a new right is approved. With a second owner it always waits for them. A lone owner of a demo acts
 * alone; in live mode a lone owner may do only one thing: create the second owner.
 */
export function approvalOf(change: {
  mode: 'demo' | 'live'
  activeOwners: number
  makesOwner: boolean
}): Approval {
  if (change.activeOwners > 1) return 'SECOND_OWNER'
  return change.mode === 'demo' || change.makesOwner ? 'ALONE' : 'REFUSED'
}
