/**
 * Past draws that come with the product, facts of public draws: the folder beside this file says whose. A
 * first start stores them once, so results and figures have something to show. Every process may do it at
 * any time.
 */
import { readFile } from 'node:fs/promises'
import { clock } from '../../../kernel/clock.ts'
import type { NumberGame } from '../../../kernel/lottery/numbers/games.ts'
import {
  publishedText,
  problemOfPublished,
  type Published,
} from '../../../kernel/lottery/numbers/published.ts'
import { boardForms } from '../../../kernel/lottery/vietnam/board.ts'
import type { Database } from '../../../platform/postgres.ts'
import { importedGameOf, importedGames } from './draws.ts'
import { sha256Of } from './entries.ts'
import { canDraw, drawOn } from './rules/past-draw.ts'
import { keepHistory, loadedHash, noteLoaded, type PastDraw } from './store/history.ts'

/** Lines of a file that are read and stored at once. */
const AT_ONCE = 250

export interface HistoricDraw {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly published: Published
}

interface HistoryFile {
  readonly name: string
  readonly games: readonly NumberGame[]
  read(numbers: readonly string[], date: string): Published
}

/** Cuts the run of a prize's numbers into them. */
const cut = (run: string, digits: number): string[] =>
  Array.from({ length: run.length / digits }, (_, index) => run.slice(index * digits, (index + 1) * digits))

const isNorthern = ({ group, drawnBy }: NumberGame): boolean => group === 'NORTH' && drawnBy === 'IMPORT'

export const historyFiles: readonly HistoryFile[] = [
  {
    name: 'thai-government',
    games: [importedGameOf('THAI_GOV')!],
    read: ([first, bottom2, ...rest], date) => ({
      first: [first!],
      bottom2: [bottom2!],
      ...(date < '2015-09-01' ? { back3: rest } : { front3: rest.slice(0, 2), back3: rest.slice(2) }),
    }),
  },
  {
    name: 'vietnam-north',
    games: [importedGameOf('HANOI_NORMAL')!, ...importedGames.filter(isNorthern)],
    read: (runs) =>
      Object.fromEntries(
        boardForms.NORTH.map(({ prize, digits }, index) => [prize, cut(runs[index]!, digits)]),
      ),
  },
]

/** The text of a file, and its draws: a line each, the date and then the numbers. */
export async function readHistory({
  name,
  read,
}: HistoryFile): Promise<{ text: string; draws: readonly HistoricDraw[] }> {
  const text = await readFile(new URL(`history/${name}.txt`, import.meta.url), 'utf8')
  const draws = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [day, ...numbers] = line.split(' ')
      const date = `${day!.slice(0, 4)}-${day!.slice(4, 6)}-${day!.slice(6)}`
      return { date, published: read(numbers, date) }
    })
  return { text, draws }
}

/** A file's draw as an issue of a game; undefined if the game was not drawn then. */
export function pastDrawOf(game: NumberGame, { date, published }: HistoricDraw): PastDraw | undefined {
  const times = canDraw(game, date) ? drawOn(game, date) : undefined
  if (!times) return undefined
  const form = game.formOf(times.numero)
  if (problemOfPublished(form, published)) throw new RangeError(`no draw of ${game.gameCode} on ${date}`)
  const { numero, opensAt, closesAt, drawsAt } = times
  return { numero, opensAt, closesAt, drawsAt, result: publishedText(form, published) }
}

/**
 * Stores the draws of files that were not stored yet; returns how many issues are new. What a signal cut off
 * is taken up by the next start.
 */
export async function loadHistory(database: Database, signal?: AbortSignal): Promise<number> {
  let stored = 0
  for (const file of historyFiles) {
    const { text, draws } = await readHistory(file)
    const hash = sha256Of(text)
    if ((await loadedHash(database.kysely, file.name)) === hash) continue
    // Part by part, so that a process that just began to answer calls is not held up.
    for (const game of file.games)
      for (let at = 0; at < draws.length; at += AT_ONCE) {
        if (signal?.aborted) return stored
        const past = draws
          .slice(at, at + AT_ONCE)
          .map((draw) => pastDrawOf(game, draw))
          .filter((draw) => draw !== undefined && draw.drawsAt <= clock.now()) as PastDraw[]
        stored += (await keepHistory(database.kysely, game.gameCode, past)).length
      }
    await database.transaction((tx) => noteLoaded(tx, file.name, hash))
  }
  return stored
}
