/** Who works at this console and what they may do; asked again when something was refused. */
import { createContext, use } from 'react'
import type { Ability, Role } from '../../../contract/operator/identity/abilities.ts'
import type { readSessionSchemas } from '../../../contract/operator/identity/read-session.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import type { TextKey } from '../../ui/i18n/text.tsx'

export type Me = ValueOf<typeof readSessionSchemas>

export const MeContext = createContext<Me | null>(null)

export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('the screen stands outside the signed-in console')
  return me
}

/** `const can = useCan()`, then `can('withdrawals.decide')`. */
export function useCan(): (ability: Ability) => boolean {
  const { abilities } = useMe()
  return (ability) => abilities.includes(ability)
}

export function roleText(role: Role): TextKey {
  return `role_${role}`
}

export function abilityText(ability: Ability): TextKey {
  return `ability_${ability.replace('.', '_')}` as TextKey
}
