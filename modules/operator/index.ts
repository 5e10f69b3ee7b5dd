/**
 * The server side of the operator console: operators with their rights, members' records, corrections, the
 * house's figures, settings, the site's switch and the audit log. Queues of deposits and withdrawals belong
 * to the cashier, games and rounds to catalogue and launch; this module is above them all
 * (docs/decisions/0020-operator-module.md).
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { adjustmentParts } from './adjustments/parts.ts'
import { auditParts } from './audit/parts.ts'
import { dashboardParts } from './dashboard/parts.ts'
import { figureParts } from './figures/parts.ts'
import { memberParts } from './members/parts.ts'
import { recordParts } from './records/parts.ts'
import { reportParts } from './reports/parts.ts'
import { signInParts } from './sign-in/parts.ts'
import { siteParts } from './site/parts.ts'
import { staffParts } from './staff/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...signInParts.calls,
    ...staffParts.calls,
    ...dashboardParts.calls,
    ...memberParts.calls,
    ...recordParts.calls,
    ...adjustmentParts.calls,
    ...reportParts.calls,
    ...siteParts.calls,
    ...auditParts.calls,
    ...figureParts.calls,
  ],
  jobs: figureParts.jobs,
}

export { proposalKinds } from './members/corrections.ts'
export { settings } from './shared/settings.ts'
export { openFirstOwner, openOperator } from './staff/opening.ts'
export { hasOperator, openingOf } from './site/opening-list.ts'
export { staffHashOf } from './sign-in/sign-in-limits.ts'
export { hasSecondPerson } from './staff/rights.ts'
export { settingProposal } from './site/setting-changes.ts'
export { accessProposal, fieldProposal, flagProposal } from './site/site-changes.ts'
export { adjustedAlone } from './adjustments/store/adjustments.ts'
