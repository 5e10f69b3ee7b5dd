/** VIP levels: the table, who has which, and what promotions decide. */
export { setVipLevel, setVipLevels, vipLevelsOf, vipOf, vipTableOf } from '../accounts/levels.ts'
export { rankedMembers, type RankedMember } from '../accounts/store/ranked.ts'
export { vipLevelIn, type VipLevel } from '../settings/vip-table.ts'
