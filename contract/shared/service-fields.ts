/** Schemas of customer-service entries. Server side only. */
import { Type } from 'typebox'
import { ByLanguage } from './content-fields.ts'
import { OneOf } from './fields.ts'
import { serviceTypes } from './service-words.ts'

export const ServiceEntry = () => ({
  csType: OneOf(serviceTypes),
  titles: ByLanguage(40),
  url: Type.String({
    minLength: 1,
    maxLength: 300,
    description: 'https on an allowed host, or a page of this site',
  }),
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  isShown: Type.Boolean(),
})
