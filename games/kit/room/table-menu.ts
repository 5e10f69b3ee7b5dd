/** What the menu of a table offers to members who sit there, and to those who look on. */
import type { RoomTexts } from '../locales/room-texts.ts'
import type { RoomAnswer } from './view.ts'

export interface MenuItem {
  /** A drawing of the house's sprite. */
  readonly icon: 'share' | 'plus' | 'list' | 'clock' | 'shield' | 'check' | 'pause' | 'door' | 'grid'
  readonly label: string
  readonly run: () => void
}

interface MenuWays {
  readonly isOut: boolean
  /** The lobby's bar shows the head: without one of its own the table has no menu to show the code in. */
  readonly hasHead: boolean
  readonly hasHands: boolean
  readonly showCode: () => void
  readonly topUp: () => void
  readonly openLog: () => void
  readonly openHands: () => void
  readonly openFairness: () => void
  readonly toggleOut: () => void
  readonly leave: () => void
  readonly toRooms: () => void
}

export function menuItemsOf(texts: RoomTexts, { mine, code }: RoomAnswer, way: MenuWays): MenuItem[] {
  const { bar, out } = texts
  return [
    ...(code !== null && way.hasHead ? [item('share', texts.private.share(code), way.showCode)] : []),
    ...(mine && mine.topUpMax > 0 ? [item('plus', bar.topUp, way.topUp)] : []),
    item('list', bar.log, way.openLog),
    ...(way.hasHands ? [item('clock', bar.history, way.openHands)] : []),
    item('shield', bar.fair, way.openFairness),
    ...(mine
      ? [
          way.isOut ? item('check', out.back, way.toggleOut) : item('pause', out.button, way.toggleOut),
          item('door', bar.leave, way.leave),
        ]
      : [item('grid', bar.rooms, way.toRooms)]),
  ]
}

const item = (icon: MenuItem['icon'], label: string, run: () => void): MenuItem => ({ icon, label, run })
