import { useSearch } from '@tanstack/react-router'
import { changeSearch } from './navigation.ts'
import type { ConsoleSearch } from './search.ts'

/** One value of the address, '' without it, and its setter, which adds no step to the history. */
export function useSearchValue(name: keyof ConsoleSearch): [string, (value: string) => void] {
  const search: ConsoleSearch = useSearch({ strict: false })
  return [search[name] ?? '', (value) => changeSearch(name, value)]
}
