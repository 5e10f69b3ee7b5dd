/** The filters of the audit log, on the screen and in the file. Server side only. */
import { Type } from 'typebox'
import { BusinessDate, Text } from '../../shared/fields.ts'

export const AuditQuery = () => ({
  words: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'terms that must each occur somewhere in the row, in any case',
    }),
  ),
  actions: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description:
        'comma-separated actions, with _ for every sign; entries match if one of these terms is in their sentence',
    }),
  ),
  actor: Type.Optional(
    Type.String({ maxLength: 64, description: 'part of the name of the operator who did it' }),
  ),
  action: Type.Optional(Text(64)),
  subject: Type.Optional(Text(100)),
  from: Type.Optional(BusinessDate()),
  to: Type.Optional(BusinessDate()),
})
