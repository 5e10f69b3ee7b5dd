import { refuseFields } from '../../../../contract/errors.ts'
import { importFeed, importFeedSchemas } from '../../../../contract/operator/catalogue/import-feed.ts'
import { plainFileName } from '../../../../kernel/text.ts'
import { handle } from '../../../../platform/calls.ts'
import { ownVendor, runDetail, whoOf } from '../desk.ts'
import { beginReading, keepFeed, readBytesOrRefuse } from '../feed.ts'

export const handleImportFeed = handle(
  importFeed,
  importFeedSchemas,
  async (context, { params: { vassalage } }) => {
    const { tx, merchant, now } = context
    await ownVendor(context, vassalage)
    const [file] = context.uploads
    if (!file || context.uploads.length > 1) refuseFields([{ field: 'file', rule: 'required' }])
    const feed = await readBytesOrRefuse(tx, merchant.id, file.bytes)
    const sourceName = plainFileName(file.fileName) || 'feed.csv'
    const place = { merchantId: merchant.id, vassalage }
    const runId = await beginReading(tx, { ...place, source: 'FILE', sourceName, by: whoOf(context), now })
    await keepFeed(tx, place, runId, feed)
    await context.audit('feed.read', `feed:${runId}`, {
      vassalage,
      sourceName,
      games: feed.games.length,
      refused: feed.refused.length,
    })
    return runDetail(context, runId)
  },
)
