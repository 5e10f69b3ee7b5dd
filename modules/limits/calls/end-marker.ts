import { refuse } from '../../../contract/errors.ts'
import { endMarker, endMarkerSchemas } from '../../../contract/operator/limits/end-marker.ts'
import { handle } from '../../../platform/calls.ts'
import { endMarker as end } from '../store/markers.ts'

export const handleEndMarker = handle(endMarker, endMarkerSchemas, async (context, { params, body }) => {
  const { tx, merchant, actor, now } = context
  const ended = await end(tx, merchant.id, params.markerId, {
    by: actor.claims.account,
    at: now,
    remark: body.remark,
  })
  if (!ended) refuse('RG_MARKER_NOT_FOUND')
  await context.audit('rg.marker-done', `member:${ended.accountId}`, {
    markerId: ended.markerId,
    kind: ended.kind,
    action: ended.action,
    remark: body.remark,
  })
  return {}
})
