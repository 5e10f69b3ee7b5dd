import { refuseFields } from '../../../../contract/errors.ts'
import { tagMembers, tagMembersSchemas } from '../../../../contract/operator/members/tag-members.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByNames, isPersonal, tagMany, tagOf } from '../../../identity/index.ts'

const SHOWN = 5

export const handleTagMembers = handle(tagMembers, tagMembersSchemas, async (context, { body }) => {
  const { tx, merchant, actor, now } = context
  const tag = tagOf(body.tag)
  if (!tag) refuseFields([{ field: 'tag', rule: 'required' }])
  const wanted = [...new Set(body.usernames.map((name) => name.toLowerCase()).filter(Boolean))]
  const found = await accountsByNames(tx, { merchantId: merchant.id, usernames: wanted })
  const members = found.filter(({ kind }) => isPersonal(kind))
  const names = new Set(members.map(({ username }) => username))
  const unknown = wanted.filter((name) => !names.has(name))
  if (unknown.length > 0)
    refuseFields([
      { field: 'usernames', rule: 'unknownMembers', params: [unknown.slice(0, SHOWN).join(', ')] },
    ])
  const change = { merchantId: merchant.id, by: actor.claims.account, at: now }
  const accountIds = members.map(({ accountId }) => accountId)
  const changedCount = await tagMany(tx, change, { tag, isGiven: body.isGiven, accountIds })
  await context.audit(body.isGiven ? 'member.tag_many' : 'member.untag_many', `tag:${tag}`, {
    tag,
    members: accountIds.length,
    changed: changedCount,
  })
  return { changedCount }
})
