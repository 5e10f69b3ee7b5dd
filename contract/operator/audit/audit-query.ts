/** The filters of the audit log, on the screen and in the file. Server side only. */
import { Type } from 'typebox'
import { BusinessDate, Text } from '../../shared/fields.ts'

export const AuditQuery = () => ({
  words: Type.Optional(Type.String({ maxLength: 100, description: 'each of them somewhere in the row, in any case' })),
  actions: Type.Optional(Type.String({ maxLength: 4_000, description: 'actions, with _ for every sign, separated by commas: their sentences say the words, whatever else the row holds' })),
  actor: Type.Optional(Type.String({ maxLength: 64, description: 'part of the name of who did it' })), action: Type.Optional(Text(64)), subject: Type.Optional(Text(100)),
  from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()),
})
