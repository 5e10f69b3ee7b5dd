import type { readVipSchemas } from '../../../../contract/player/promotions/read-vip.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

/** A member's VIP as the server answers it. */
export type Vip = ValueOf<typeof readVipSchemas>
