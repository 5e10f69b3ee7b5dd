import { Type } from 'typebox'
import { FEED_BYTES } from '../../shared/catalogue-words.ts'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { FeedRunDetail } from './feed-fields.ts'

export const importFeed: Call<typeof importFeedSchemas> = {
  name: 'catalogue/import-feed',
  method: 'POST',
  path: '/api/operator/feeds/:vassalage/file',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.edit',
  takes: 'upload',
  uploadBytes: FEED_BYTES,
  rate: 'slow',
  summary:
    'Reads a vendor’s games from a CSV or JSON file (field `file`, at most 30,000 games and 20 MiB) and changes nothing yet. It answers what would be added, changed and closed, and what is refused.',
  errors: [
    'VENDOR_NOT_FOUND',
    'FEED_UNREADABLE',
    'FEED_COLUMNS',
    'FEED_TOO_LONG',
    'FEED_EMPTY',
    'REQUEST_TOO_LARGE',
  ],
}

export function importFeedSchemas() {
  return { params: Type.Object({ vassalage: Id() }), value: FeedRunDetail() }
}
