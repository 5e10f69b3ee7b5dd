/** Messages between members and operators. */
import { abilityArea } from './area.ts'

export const contactAbilities = abilityArea(
  ['chat.answer', 'feedback.answer', 'inbox.send', 'messages.read', 'messages.resend'],
  { support: ['chat.answer', 'feedback.answer', 'inbox.send', 'messages.read', 'messages.resend'] },
)
