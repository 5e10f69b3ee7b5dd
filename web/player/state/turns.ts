/**
 * Windows that open by themselves stand one after the other, never one above the other. In the agent centre a
 * contract that waits for an answer comes first; then announcements, and the first steps of a new account.
 */
import { createStore } from 'zustand/vanilla'
import { place } from '../navigation.ts'
import { isAgentPath } from '../paths.ts'
import { member } from './member.ts'
import { windows } from './windows.ts'

/** Whether the centre has asked for contracts and none is open; its alert says so. */
export const contractTurn = createStore<{ isOver: boolean }>(() => ({ isOver: false }))

/** Only agents of the types 1 and 2 have contracts. */
export const hasContracts = (type: number | undefined): boolean => type === 1 || type === 2

function isFree(): boolean {
  const { open, question } = windows.getState()
  const isCentre = isAgentPath(place.getState().path) && hasContracts(member.getState().info?.type)
  return open === null && question === null && (!isCentre || contractTurn.getState().isOver)
}

/** Waits until no window or question is open and no contract has to be answered first. */
export function freeView(): Promise<void> {
  if (isFree()) return Promise.resolve()
  return new Promise((resolve) => {
    const look = () => {
      if (!isFree()) return
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [windows, contractTurn, place, member].map((store) => store.subscribe(look))
  })
}
