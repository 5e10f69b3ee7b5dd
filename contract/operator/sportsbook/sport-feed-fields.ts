/** Fields that the calls about feeds share. */
import { Type } from 'typebox'
import { sportCodes } from '../../../kernel/sports/words.ts'
import { Text } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'

export const FeedProvider = () => Type.String({ pattern: '^[A-Z0-9]{2,9}$' })

export const feedTerms = () => ({
  name: Text(60, 1),
  sportCodes: Type.Array(SportCodeField(), {
    maxItems: sportCodes.length,
    uniqueItems: true,
    description: 'of which it may speak; empty: of all',
  }),
  silentAfterMs: Type.Integer({
    minimum: 500,
    maximum: 600_000,
    description: 'not heard for so long, its fixtures are suspended',
  }),
})
