/** Pushes about promotions (docs/flows/promotions.md). */
import type { ModuleParts } from '../../../platform/calls.ts'
import { pushClaims } from './listeners/push-claims.ts'
import { pushDeposit } from './listeners/push-deposit.ts'
import { pushList } from './listeners/push-list.ts'

export const newsParts = { calls: [], listeners: [pushClaims, pushDeposit, pushList] } satisfies ModuleParts
