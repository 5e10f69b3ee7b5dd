import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery, Text } from '../../shared/fields.ts'
import { FeedRunRow } from './feed-fields.ts'

export const listFeedRuns: Call<typeof listFeedRunsSchemas> = {
  name: 'catalogue/list-feed-runs',
  method: 'GET',
  path: '/api/operator/feed-runs',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.read',
  summary: 'Every time a feed was read, newest first: from where, by whom, with what result.',
  errors: [],
}

export function listFeedRunsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, vassalage: Type.Optional(Text(20)) }),
    value: PageOf(FeedRunRow()),
  }
}
