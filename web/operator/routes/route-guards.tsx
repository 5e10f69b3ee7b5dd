/**
 * Who may open a screen. The answer follows the operator's abilities while the screen is open, so the guard
 * is drawn with it and is no step of the route.
 */
import { useParams } from '@tanstack/react-router'
import type { Ability } from '../../../contract/operator/identity/abilities.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import type { LazyPart } from '../../ui/loading/lazy-part.tsx'
import { useCan } from '../session/me.ts'

type Screen = LazyPart<{ id: string }>

/** For the route of a screen that needs an ability; without it nothing of the screen is loaded. */
export function guardedScreen(ability: Ability, Screen: Screen) {
  return function GuardedScreen() {
    const t = useText()
    const id = useId()
    const can = useCan()
    if (!can(ability)) return <EmptyState title={t('console_no_right')} text={t('console_no_right_text')} />
    return <Screen id={id} />
  }
}

/** For the route of a screen that every operator may open. */
export function openScreen(Screen: Screen) {
  return function OpenScreen() {
    return <Screen id={useId()} />
  }
}

/** The id in the address, '' without one. */
function useId(): string {
  const { id }: { id?: string } = useParams({ strict: false })
  return id ?? ''
}
