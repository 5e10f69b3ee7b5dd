import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter, GameTypeField } from './catalogue-fields.ts'

export const listVendorTypes: Call<typeof listVendorTypesSchemas> = {
  name: 'catalogue/list-vendor-types',
  method: 'GET',
  path: '/api/wps/relay/GCSGAME_getVassGameType',
  module: 'GCSGAME',
  audience: 'visitor',
  summary: 'The categories in which a vendor has games.',
  errors: [],
}

export function listVendorTypesSchemas() {
  return {
    query: Type.Object({ vassalage: Filter() }),
    value: Type.Object({
      list: Type.Array(Type.Object({ vassalage: Type.String(), gameTypes: Type.Array(GameTypeField()) })),
    }),
  }
}
