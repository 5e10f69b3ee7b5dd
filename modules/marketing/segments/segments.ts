/** Segments as operators save them. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { storeConditions, type WrittenConditions } from './conditions.ts'
import { insertSegment, lockSegment, updateSegment } from './store/segments.ts'

interface Draft {
  name: string
  conditions: WrittenConditions
}

const nameTaken = () => refuseFields([{ field: 'name', rule: 'nameTaken' }])
const subjectOf = (segmentId: string) => `segment:${segmentId}`

/** REQUEST_INVALID at the name if another segment has it, and at the conditions. */
export async function saveSegment(context: CallContext, { name, conditions }: Draft): Promise<string> {
  const { tx, merchant, actor, now } = context
  const segmentId = newId()
  const stored = await storeConditions(tx, merchant.id, conditions)
  const about = { segmentId, merchantId: merchant.id, writtenBy: actor.claims.account, now }
  if (!(await insertSegment(tx, { ...about, name, conditions: stored }))) nameTaken()
  await context.audit('marketing.segment', subjectOf(segmentId), { segment: name, ...factsOf(conditions) })
  return segmentId
}

/** Errors: MARKETING_NOT_FOUND, MARKETING_STATE if it was changed meanwhile, REQUEST_INVALID at the fields. */
export async function reviseSegment(
  context: CallContext,
  segmentId: string,
  { version, name, conditions }: Draft & { version: number },
): Promise<number> {
  const { tx, merchant, actor, now } = context
  const before = (await lockSegment(tx, merchant.id, segmentId)) ?? refuse('MARKETING_NOT_FOUND')
  if (before.version !== version) refuse('MARKETING_STATE')
  const stored = await storeConditions(tx, merchant.id, conditions)
  const about = { segmentId, merchantId: merchant.id, writtenBy: actor.claims.account, now }
  if (!(await updateSegment(tx, { ...about, name, conditions: stored }))) nameTaken()
  await context.audit('marketing.segment', subjectOf(segmentId), { segment: name, ...factsOf(conditions) })
  return version + 1
}

/** The list of names is in the segment itself; the log keeps how long it is. */
function factsOf({ usernames, ...conditions }: WrittenConditions) {
  return { conditions: { ...conditions, members: usernames.length } }
}
