/** Whether games stand still: the reality check is open. Framed games are told, and begin no round until it is answered. */
import { createStore } from 'zustand/vanilla'

export const play = createStore<{ isPaused: boolean }>(() => ({ isPaused: false }))
