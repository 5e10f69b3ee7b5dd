/** Tells an agent who registered through one of their links. */
import type { Listener } from '../../../../platform/calls.ts'
import { identityEvents } from '../../../identity/index.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { lineTexts } from '../locales/messages.ts'
import { linkOfNewcomer } from '../store/links.ts'

export const tellJoined: Listener = {
  name: 'agents/tell-joined',
  event: identityEvents.registered,
  run: async ({ tx }, payload) => {
    const { merchantId, memberId } = payload as { merchantId: string; memberId: string }
    const link = await linkOfNewcomer(tx, memberId)
    if (!link) return
    await sendMessage(tx, {
      merchantId,
      memberId: link.agentId,
      category: 'SYSTEM',
      ...lineTexts.joined(link.username, link.code),
      link: '/agentHome?page=members',
      key: `agent-joined:${memberId}`,
    })
  },
}
