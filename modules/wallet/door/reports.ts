/** The house's figures. */
export { ledgerTotals, memberTotals, memberMonths, activeMembers } from '../store/totals.ts'
export { costsByDay, liabilitiesOf, playByDay, type CostDay, type PlayDay } from '../store/house-reports.ts'
export { amountsByKey, gatewaySums, type GatewayDay, type KeyedAmount } from '../store/gateway-sums.ts'
export { memberDays, type MemberDay } from '../store/member-days.ts'
