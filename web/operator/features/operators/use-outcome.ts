import { listChanges } from '../../../../contract/operator/identity/list-changes.ts'
import {
  listOperators,
  type listOperatorsSchemas,
} from '../../../../contract/operator/identity/list-operators.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'

export type Operator = ValueOf<typeof listOperatorsSchemas>['list'][number]

/** Shows the result of a change. */
export function useOutcome(): (state: 'CONFIRMED' | 'PENDING') => Promise<void> {
  const t = useText()
  return async (state) => {
    toast.good(t(state === 'PENDING' ? 'op_asked' : 'op_done'))
    await refresh(listOperators, listChanges)
  }
}
