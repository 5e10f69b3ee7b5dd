/** The sea hunt's stage. */
export { openSea } from './open-sea.ts'
export type { FiredShot, FishPage, JudgedShot, LiveRoom, PastWindow, RoomListener, RoomPush, Seated } from './page.ts'
