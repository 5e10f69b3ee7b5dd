import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const countUnread: Call<typeof countUnreadSchemas> = {
  name: 'messaging/count-unread',
  method: 'GET',
  path: '/api/wps/relay/CSP_unreadCount',
  module: 'CSP',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'How many platform messages are unread.',
}

export function countUnreadSchemas() {
  return { value: Type.Object({ unreadMessage: Type.Integer({ minimum: 0 }) }) }
}
