/** Changes that weaken a control wait for a second person. */
import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { defineService } from '../../platform/services.ts'
import { propose, type Asked, type ProposalKind } from './proposals.ts'

/** Whether an operator other than the one who asks has an ability and can act; filled by server/wiring.ts. */
export const secondPersonKey =
  defineService<(context: CallContext, ability: string) => Promise<boolean>>('system.second-person')

/** Who can be the second person for a change that weakens a control. */
export const WEAKENING_ABILITY = 'controls.confirm'

export const lacksSecondPerson = async (context: CallContext): Promise<boolean> =>
  !(await context.use(secondPersonKey)(context, WEAKENING_ABILITY))

/**
 * As `propose`, for a change that weakens a control. With only one operator it would wait for ever, so it is
 * refused at once: CHANGE_SECOND_MISSING.
 */
export async function proposeWeakening<Payload>(
  context: CallContext,
  kind: ProposalKind<Payload>,
  asked: Omit<Asked<Payload>, 'reason'> & { reason?: string },
): Promise<void> {
  if (await lacksSecondPerson(context)) refuse('CHANGE_SECOND_MISSING')
  await propose(context, kind, { reason: '', ...asked })
}
