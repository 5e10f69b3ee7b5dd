/** Schemas that the calls about the site share. Server side only. */
import { Type } from 'typebox'
import { Text } from '../../shared/fields.ts'

export const FieldRuleFields = () => ({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  minLength: Type.Integer({ minimum: 0, maximum: 255 }),
  maxLength: Type.Integer({ minimum: 0, maximum: 255 }),
})

const region = () => Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2, description: 'ISO 3166' })
const network = () => Type.String({ minLength: 2, maxLength: 64, description: 'an address or a network' })
export const Access = () => ({
  allowList: Type.Array(network(), { maxItems: 200, description: 'has access whatever the switch says' }),
  allowedRegions: Type.Array(region(), { maxItems: 250, description: 'empty: all but the blocked ones' }),
  blockedRegions: Type.Array(region(), { maxItems: 250 }),
})

export const Licence = () => Type.Object({ text: Text(300), number: Text(60), validatorUrl: Text(300) })

/** Short enough for an SMS. */
export const HouseNames = (minLength: 0 | 1) =>
  Type.Object({ th: Text(30, minLength), en: Text(30, minLength) })
