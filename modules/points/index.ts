/** Points: what play and deposits earn, and what members get for them (domain/economy.md §4). */
export { parts } from './parts.ts'
export { settings } from './settings.ts'
export { pointsProposal } from './adjust.ts'
export { bookDays } from './earn.ts'
export { grantMissionPoints } from './grant.ts'
export { putGoods as seedGoods } from './store/goods.ts'
