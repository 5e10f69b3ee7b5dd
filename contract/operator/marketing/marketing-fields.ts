/** Segments and campaigns as the console has them. Server side only. */
import { Type } from 'typebox'
import { Amount, BusinessDate, Id, Nullable, OneOf, Text, Time } from '../../shared/fields.ts'
import { marketingChannels } from '../../shared/marketing-words.ts'
import { SiteLink } from '../../shared/messaging-fields.ts'
import { Tags } from '../../shared/tag-fields.ts'
import {
  campaignStates,
  CONTENT_LENGTH,
  depositWishes,
  leftOutReasons,
  MOST_ACCOUNTS,
  MOST_DAYS,
  MOST_TOTAL_DAYS,
  TITLE_LENGTH,
} from './marketing-words.ts'

const VipLevel = () => Nullable(Type.Integer({ minimum: 0, maximum: 20 }))
const Total = () => Nullable(Amount())

/** Every condition that is stated must hold; nothing stated: every member. */
export const Conditions = () =>
  Type.Object({
    vipFrom: VipLevel(),
    vipTo: VipLevel(),
    lineOf: Text(32),
    tags: Tags('members of at least one of these; empty: no condition'),
    deposits: OneOf(depositWishes, 'whether a deposit was ever credited'),
    dormantDays: Nullable(
      Type.Integer({ minimum: 1, maximum: MOST_DAYS, description: 'no deposit for at least so long' }),
    ),
    registeredFrom: Nullable(BusinessDate()),
    registeredTo: Nullable(BusinessDate()),
    language: Nullable(OneOf(['TH', 'EN'])),
    totalDays: Type.Integer({
      minimum: 1,
      maximum: MOST_TOTAL_DAYS,
      description: 'business days that the totals below look at, today included',
    }),
    depositLeastAmount: Total(),
    depositMostAmount: Total(),
    validLeastAmount: Total(),
    validMostAmount: Total(),
    usernames: Type.Array(Text(32, 1), {
      maxItems: MOST_ACCOUNTS,
      description: 'only these members; empty: no list',
    }),
  })

export const SegmentDraft = () => ({ name: Text(80, 1), conditions: Conditions() })
export const SegmentId = () => Type.Object({ segmentId: Id() })
export const SegmentRow = () => ({
  segmentId: Id(),
  name: Type.String(),
  version: Type.Integer({ description: 'rises with every change' }),
  writtenBy: Type.String(),
  changedAt: Time(),
})

const InBoth = (maxLength: number) => Type.Object({ TH: Text(maxLength, 1), EN: Text(maxLength, 1) })

export const CampaignDraft = () => ({
  titles: InBoth(TITLE_LENGTH),
  contents: InBoth(CONTENT_LENGTH),
  link: SiteLink(),
  channels: Type.Array(OneOf(marketingChannels), { minItems: 1, maxItems: marketingChannels.length }),
  segmentId: Nullable(Id('null: every member')),
})
export const CampaignId = () => Type.Object({ campaignId: Id() })
/** The version that the operator saw; a later one refuses the change. */
export const Version = () => Type.Integer({ minimum: 1 })
export const CampaignRow = () => ({
  campaignId: Id(),
  titles: InBoth(TITLE_LENGTH),
  channels: Type.Array(OneOf(marketingChannels)),
  segmentId: Nullable(Id()),
  segmentName: Type.String({ description: 'empty: every member' }),
  state: OneOf(campaignStates),
  sendAt: Nullable(Time('null: at once, or not decided')),
  reached: Type.Integer({ description: 'members that it was sent to so far' }),
  writtenBy: Type.String(),
  createdAt: Time(),
  version: Type.Integer(),
})

export const Reach = () =>
  Type.Object({
    members: Type.Integer({ description: 'whom the segment finds' }),
    reached: Type.Integer({ description: 'members that get it through at least one channel' }),
    channels: Type.Array(Type.Object({ channel: OneOf(marketingChannels), members: Type.Integer() })),
    leftOut: Type.Array(LeftOut()),
  })
export const LeftOut = () =>
  Type.Object({
    channel: OneOf(marketingChannels),
    reason: OneOf(leftOutReasons),
    members: Type.Integer(),
  })
