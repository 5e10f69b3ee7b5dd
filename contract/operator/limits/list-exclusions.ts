import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { Restriction } from './rg-fields.ts'

export const listExclusions: Call<typeof listExclusionsSchemas> = {
  name: 'limits/list-exclusions',
  method: 'GET',
  path: '/api/operator/rg/exclusions',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.read',
  summary: 'Time-outs and self-exclusions with their return requests, newest first.',
}

export function listExclusionsSchemas() {
  return { query: Type.Object(PageQuery), value: PageOf(Restriction()) }
}
