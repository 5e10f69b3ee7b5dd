import type { readRedEnvelopeSchemas } from '../../../../contract/player/promotions/read-red-envelope.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type RainView = ValueOf<typeof readRedEnvelopeSchemas>
export type Rain = NonNullable<RainView['rain']>
