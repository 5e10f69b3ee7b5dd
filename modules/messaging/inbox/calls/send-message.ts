import { refuseFields, refuseWith } from '../../../../contract/errors.ts'
import { sendMessage, sendMessageSchemas } from '../../../../contract/operator/messaging/send-message.ts'
import { newId } from '../../../../kernel/ids.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { accountByName, isPersonal } from '../../../identity/index.ts'
import { sendMessage as send } from '../inbox.ts'
import { hasText } from '../../shared/rules/words.ts'
import { insertSending } from '../store/inbox.ts'

export const handleSendMessage = handle(sendMessage, sendMessageSchemas, async (context, { body }) => {
  const { titles, contents, category, link, audience } = body
  if (!hasText(titles)) refuseFields([{ field: 'titles.TH', rule: 'required' }])
  if (!hasText(contents)) refuseFields([{ field: 'contents.TH', rule: 'required' }])
  const memberIds = audience === 'ALL' ? [null] : await recipientsOf(context, body.accounts ?? [])
  const sendingId = newId()
  const recipients = audience === 'ALL' ? 0 : memberIds.length
  const sentBy = context.actor.claims.account
  await insertSending(context.tx, context.merchant.id, {
    sending_id: sendingId,
    audience,
    recipients,
    titles,
    sent_by: sentBy,
    sent_at: context.now,
  })
  for (const memberId of memberIds)
    await send(context.tx, {
      merchantId: context.merchant.id,
      memberId,
      category,
      titles,
      contents,
      link,
      sendingId,
    })
  await context.audit('message.send', `sending:${sendingId}`, {
    audience,
    recipients,
    category,
    titles,
    contents,
    link,
    accounts: body.accounts ?? [],
  })
  return { sendingId, recipients }
})

/** All or none: with an unknown name nothing is sent and the answer names it. */
async function recipientsOf(context: CallContext, names: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  if (wanted.length === 0) refuseFields([{ field: 'accounts', rule: 'required' }])
  const found = new Map<string, string>()
  for (const account of wanted) {
    const member = await accountByName(context.tx, { merchantId: context.merchant.id, account })
    if (member && isPersonal(member.kind)) found.set(account, member.accountId)
  }
  const unknown = wanted.filter((name) => !found.has(name))
  if (unknown.length > 0) refuseWith('MEMBER_NOT_FOUND', { accounts: unknown })
  return [...found.values()]
}
