import {
  listResultSources,
  listResultSourcesSchemas,
} from '../../../../contract/operator/lottery/list-result-sources.ts'
import { adaptersFor } from '../../../../kernel/lottery/import/adapters.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { nameOfGame } from '../../draws/door.ts'
import { importedGames, knownImported } from '../draws.ts'
import { formToday, isOfKnownGame, sourceView } from '../sources.ts'
import { lastFetches, readSources } from '../store/sources.ts'

export const handleListResultSources = handle(
  listResultSources,
  listResultSourcesSchemas,
  async (context, { query }) => {
    const { tx, now, language } = context
    if (query.gameCode !== undefined) knownImported(query.gameCode)
    const sources = (await readSources(tx, query.gameCode)).filter(isOfKnownGame)
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const from = (page.pageNo - 1) * page.pageSize
    const shown = sources.slice(from, from + page.pageSize)
    const fetches = await lastFetches(
      tx,
      shown.map(({ sourceId }) => sourceId),
    )
    const list = []
    for (const source of shown) list.push(await sourceView(context, source, fetches.get(source.sourceId)))
    const games = importedGames.map((game) => ({
      gameCode: game.gameCode,
      name: nameOfGame(game.gameCode, language),
      adapters: adaptersFor(formToday(game, now)),
    }))
    return { ...toPage(list, page, sources.length), games }
  },
)
