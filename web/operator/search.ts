/** What addresses of the console say behind their path: which names a screen reads, and their values. */

export interface ConsoleSearch {
  copy?: string
  deposit?: string
  game?: string
  kind?: string
  league?: string
  market?: string
  numero?: string
  parent?: string
  play?: string
  query?: string
  round?: string
  sport?: string
  state?: string
  statement?: string
  tab?: string
  tag?: string
  transaction?: string
  vendor?: string
}

/** For a route: takes the names that its screen reads, where they say something. */
export function readSearch<Name extends keyof ConsoleSearch>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): Pick<ConsoleSearch, Name> =>
    Object.fromEntries(
      names
        .map((name) => [name, search[name]] as const)
        .filter(([, value]) => typeof value === 'string' && value),
    ) as Pick<ConsoleSearch, Name>
}

/** Values of the address are words as they stand there, numbers and dates too. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string' && value) words.set(name, value)
  return words.size > 0 ? `?${words}` : ''
}
