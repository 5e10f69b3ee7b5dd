/** The member's own hands, read page by page. */
import { createStore } from 'zustand/vanilla'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import type { HandRow } from '../../../games/kit/room/view.ts'
import type { RoomPage } from '../../../games/kit/room/live-room.ts'
import { reasonOf } from './reason.ts'

interface HandsState {
  readonly rows: readonly HandRow[]
  readonly isLast: boolean
  readonly isReading: boolean
  /** That there are none, or why they could not be read. */
  readonly hint: string
}

export class HandsList {
  readonly store = createStore<HandsState>(() => ({ rows: [], isLast: false, isReading: false, hint: '' }))
  private readonly hands: NonNullable<RoomPage['hands']>
  private readonly texts: RoomTexts['history']
  private pageNo = 0

  constructor(hands: NonNullable<RoomPage['hands']>, texts: RoomTexts['history']) {
    this.hands = hands
    this.texts = texts
  }

  /** Reads the next page. */
  readonly read = async (): Promise<void> => {
    this.change({ isReading: true })
    try {
      const { hands, isLast } = await this.hands.read(this.pageNo + 1)
      this.pageNo += 1
      const rows = [...this.store.getState().rows, ...hands]
      this.change({ rows, isLast, hint: rows.length === 0 ? this.texts.empty : '' })
    } catch (error) {
      this.fail(error)
    }
    this.change({ isReading: false })
  }

  /** Reads one of the hands to be shown again; undefined if it could not be read. */
  readonly replay = async (handId: string) => {
    this.change({ hint: '' })
    return this.hands.replay(handId).catch((error: unknown) => this.fail(error))
  }

  private fail(error: unknown): undefined {
    this.change({ hint: reasonOf(error, this.texts.unavailable) })
  }

  private change(state: Partial<HandsState>): void {
    this.store.setState(state)
  }
}
