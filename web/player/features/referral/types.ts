import type { readReferralSchemas } from '../../../../contract/player/promotions/read-referral.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Referral = ValueOf<typeof readReferralSchemas>
export type Terms = NonNullable<Referral['terms']>
export type Friend = Referral['friends'][number]
