import { refuse } from '../../../../contract/errors.ts'
import { changeTags, changeTagsSchemas } from '../../../../contract/operator/members/change-tags.ts'
import { handle } from '../../../../platform/calls.ts'
import { isPersonal, setTags, tagsIn } from '../../../identity/index.ts'
import { requireMember } from '../members.ts'

export const handleChangeTags = handle(changeTags, changeTagsSchemas, async (context, { params, body }) => {
  const { tx, merchant, actor, now } = context
  const { accountId, username, kind } = await requireMember(context, params.memberId)
  if (!isPersonal(kind)) refuse('MEMBER_NOT_FOUND')
  const tags = tagsIn(body.tags)
  const change = { merchantId: merchant.id, by: actor.claims.account, at: now }
  const before = await setTags(tx, change, accountId, tags)
  await context.audit('member.tags', `member:${accountId}`, {
    username,
    before: { tags: before },
    after: { tags },
  })
  return { tags }
})
