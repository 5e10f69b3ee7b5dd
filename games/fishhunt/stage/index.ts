/** The sea hunt's stage. */
export { openSea } from './open-sea.ts'
export type { FiredShot, FishPage, LiveRoom, PoolNews, RoomListener, RoomPush, Seated } from './page.ts'
