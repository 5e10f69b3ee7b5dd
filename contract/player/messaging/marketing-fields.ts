/** What a member agreed to, by channel. Server side only. */
import { Type } from 'typebox'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { marketingChannels } from '../../shared/marketing-words.ts'

export const MarketingChoices = () =>
  Type.Object({
    channels: Type.Array(
      Type.Object({
        channel: OneOf(marketingChannels),
        isGiven: Type.Boolean(),
        changedAt: Nullable(Time('null: never asked')),
        hasAddress: Type.Boolean({
          description:
            'a confirmed address or number, or a browser that takes notifications; always with INBOX',
        }),
      }),
    ),
    mostPerWeek: Type.Integer({ description: 'messages of news in seven days, all channels together' }),
  })
