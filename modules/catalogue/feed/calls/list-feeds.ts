import { listFeeds, listFeedsSchemas } from '../../../../contract/operator/catalogue/list-feeds.ts'
import { handle } from '../../../../platform/calls.ts'
import { settingOf } from '../../../system/index.ts'
import { deskSettings } from '../../shared/settings.ts'
import { readDeskVendors } from '../../desk/store/desk-vendors.ts'
import { readFeeds } from '../store/feed.ts'

export const handleListFeeds = handle(listFeeds, listFeedsSchemas, async (context) => {
  const { tx, merchant, now } = context
  const feeds = new Map((await readFeeds(tx, merchant.id)).map((feed) => [feed.vassalage, feed]))
  const vendors = await readDeskVendors(tx, merchant.id, now)
  const language = context.language === 'th' ? 'TH' : 'EN'
  return {
    list: vendors
      .filter((row) => row.is_managed)
      .map((row) => {
        const feed = feeds.get(row.vendor_code)
        return {
          vassalage: row.vendor_code,
          name: row.names[language] ?? row.vendor_code,
          feedUrl: feed?.feedUrl ?? '',
          isDaily: feed?.isDaily ?? false,
          gameCount: row.game_count,
          absentCount: row.absent_count,
        }
      }),
    allowedHosts: [...(await settingOf(tx, merchant.id, deskSettings.feedHosts))],
  }
})
