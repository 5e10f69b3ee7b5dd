import { useStore } from 'zustand'
import { place } from './navigation.ts'

/** What the last part of the address names: an article, a game. */
export const useNamed = (): string =>
  useStore(place, ({ path }) => decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? ''))
