/**
 * Plays a round of a slot and of a table game by the codes that it is called with, as a process of its own,
 * and prints what came of it as JSON (tests/tools/new-games.test.ts).
 */
import { soloGames, tableGames } from '../../studio/house/games.ts'
import { sitDown } from './studio.ts'
import { openTablesHouse } from './tables.ts'

const [slot, table] = process.argv.slice(2) as [string, string]
const at = await openTablesHouse()
const { value: listed } = await at.server
  .client()
  .get('/api/wps/relay/GCSGAME_gameList?vassalage=STUDIO&pageSize=100')
const posters = await Promise.all(
  [slot, table].map(async (code) =>
    (await fetch(`${at.server.origin}/art/poster-${code.toLowerCase()}.svg`)).text(),
  ),
)

const member = at.server.client()
const token = await member.signIn('member02')
const fairRoundOf = async (roundId: string) =>
  (await member.get(`/api/studio/v1/fair/rounds/${roundId}`, { token })).value
const player = await sitDown(at.server, member, token, { gameCode: slot })
const { value: spin } = await player.play(100)
await member.post('/api/studio/v1/seeds', {}, { token: player.gameToken })

const guest = await at.guest('member02', table)
const standing = await at.openTable(guest, 0)
await at.place(guest, standing, { HIGH: 600, 'FACE:4': 500 })
await at.finish()

const found = {
  codes: [...soloGames, ...tableGames].map(({ gameCode }) => gameCode),
  listed,
  posters,
  spin: await fairRoundOf(spin.roundId),
  bet: await fairRoundOf(standing.roundId),
}
await at.close()
process.stdout.write(`\n${JSON.stringify(found)}\n`)
