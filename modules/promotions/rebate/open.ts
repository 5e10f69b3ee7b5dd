/** Whether a merchant pays rebates that members claim: its switch MANPLAYREB3. */
import { refuse } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { merchantsKey } from '../../system/index.ts'

/** PROMO_REBATE_OFF where the switch is off. */
export function requireRebates(context: Pick<RequestContext, 'use' | 'merchant'>): void {
  if (context.use(merchantsKey).byId(context.merchant.id)?.flags.MANPLAYREB3 !== true)
    refuse('PROMO_REBATE_OFF')
}
