/**
 * The operator console, server side: who works in the back office and with which rights, members' records, corrections,
 * the house in figures, settings, the site's switch and the audit log. Queues of deposits and withdrawals belong to the
 * cashier, games and rounds to catalogue and launch; this module stands above them all (docs/decisions/0020-operator-module.md).
 */
import type { ModuleParts } from '../../platform/calls.ts'
import { operatorCalls } from './call-list.ts'
import { followFiguresJob } from './jobs/follow-figures.ts'

export const parts: ModuleParts = { calls: operatorCalls, jobs: [followFiguresJob] }

export { proposalKinds } from './corrections.ts'
export { settings } from './settings.ts'
export { openFirstOwner, openOperator } from './opening.ts'
export { hasOperator, openingOf } from './opening-list.ts'
export { staffHashOf } from './sign-in-limits.ts'
export { hasSecondPerson } from './rights.ts'
export { settingProposal } from './setting-changes.ts'
export { accessProposal, fieldProposal, flagProposal } from './site-changes.ts'
export { adjustedAlone } from './store/adjustments.ts'
