/** What the list of open rounds and its file have in common. Server side only. */
import { Type } from 'typebox'

export const OpenRoundFilter = () => ({
  vendor: Type.Optional(Type.String({ maxLength: 64, description: 'only rounds of this vendor' })),
  member: Type.Optional(
    Type.String({ maxLength: 64, description: 'only rounds of the member with this account name or id' }),
  ),
  minHours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description: 'only rounds that have been open for this many hours',
    }),
  ),
})
