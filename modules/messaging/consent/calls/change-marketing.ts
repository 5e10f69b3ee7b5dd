import {
  changeMarketing,
  changeMarketingSchemas,
} from '../../../../contract/player/messaging/change-marketing.ts'
import { handle } from '../../../../platform/calls.ts'
import { deleteDevicesOf } from '../../push/store/devices.ts'
import { changeConsent, choicesOf } from '../consents.ts'

export const handleChangeMarketing = handle(
  changeMarketing,
  changeMarketingSchemas,
  async (context, { body }) => {
    const { tx, merchant, actor, now } = context
    const member = { merchantId: merchant.id, accountId: actor.accountId }
    await changeConsent(tx, member, { ...body, source: 'SETTINGS', at: now })
    // Browsers are asked anew when the member agrees again.
    if (!body.isGiven && body.channels.includes('PUSH')) await deleteDevicesOf(tx, member)
    return choicesOf(context)
  },
)
