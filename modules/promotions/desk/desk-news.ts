/** Tells open consoles that applications wait, or wait no more. */
import type { CallContext } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'

export function tellDesk(context: CallContext): void {
  context.afterCommit(() => context.use(hubKey).push({ topic: 'work', data: { queue: 'applications' } }))
}
