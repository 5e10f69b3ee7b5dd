/** Goods as the console has them. Server side only. */
import { Type } from 'typebox'
import { ByLanguage } from '../../shared/content-fields.ts'
import { goodsPrice } from '../../shared/point-fields.ts'

export const GoodsFields = () => ({
  titles: ByLanguage(80),
  texts: ByLanguage(300),
  imageUrl: Type.String({
    maxLength: 200,
    pattern: '^/(files|art)/[A-Za-z0-9._-]+$',
    description: 'address of an uploaded picture',
  }),
  ...goodsPrice(),
  stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  needsAddress: Type.Boolean({ description: 'the member says where it is sent' }),
  position: Type.Integer({ minimum: 0, maximum: 10_000, description: 'lower numbers come first' }),
  isOffered: Type.Boolean({ description: 'false: nobody can request it' }),
})
