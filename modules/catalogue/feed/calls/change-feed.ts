import { refuseFields } from '../../../../contract/errors.ts'
import { changeFeed, changeFeedSchemas } from '../../../../contract/operator/catalogue/change-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { settingOf } from '../../../system/index.ts'
import { ownVendor } from '../desk.ts'
import { judgePicture } from '../../shared/addresses.ts'
import { deskSettings } from '../../shared/settings.ts'
import { deleteFeed, readFeeds, writeFeed } from '../store/feed.ts'

export const handleChangeFeed = handle(
  changeFeed,
  changeFeedSchemas,
  async (context, { params: { vassalage }, body }) => {
    const { tx, merchant } = context
    await ownVendor(context, vassalage)
    const before = (await readFeeds(tx, merchant.id)).find((feed) => feed.vassalage === vassalage)
    if (body.feedUrl === '') {
      await deleteFeed(tx, merchant.id, vassalage)
      await context.audit('feed.remove', `vendor:${vassalage}`, { before: before?.feedUrl ?? '' })
      return {}
    }
    // The same rule as for a picture: https on an allowed host by its name, and never one of our own paths.
    if (
      body.feedUrl.startsWith('/') ||
      judgePicture(body.feedUrl, await settingOf(tx, merchant.id, deskSettings.feedHosts)) !== 'FINE'
    )
      refuseFields([{ field: 'feedUrl', rule: 'feedAddress' }])
    await writeFeed(tx, { merchantId: merchant.id, vassalage, ...body })
    await context.audit('feed.address', `vendor:${vassalage}`, { before: before ?? null, after: body })
    return {}
  },
)
