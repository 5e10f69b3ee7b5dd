/** Of what a member is told while they look at something else; chosen on this device. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readStored, store } from '../../../../client/storage.ts'

export const newsChoices = ['kickOff', 'goal', 'bets', 'result', 'cashOut'] as const
export type NewsChoice = (typeof newsChoices)[number]
export type NewsChosen = Readonly<Record<NewsChoice, boolean>>

const KEY = 'sportsNews'
const first: NewsChosen = { kickOff: false, goal: true, bets: true, result: true, cashOut: true }

/** `stored` is what is turned on, by name. */
export function readNews(stored: string | null): NewsChosen {
  if (stored === null) return first
  const on = new Set(stored.split(','))
  return Object.fromEntries(newsChoices.map((choice) => [choice, on.has(choice)])) as unknown as NewsChosen
}

export const newsStore = createStore<NewsChosen>(() => readNews(readStored('local', KEY)))
export const useNews = (): NewsChosen => useStore(newsStore)

export function chooseNews(choice: NewsChoice, isOn: boolean): void {
  newsStore.setState({ [choice]: isOn })
  const chosen = newsStore.getState()
  store('local', KEY, newsChoices.filter((one) => chosen[one]).join(','))
}
