/** The numbers behind the names in vendors' messages. They never change, so a process asks once for each. */
import type { Database } from '../../../platform/postgres.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import type { Resolved } from '../poster/batch.ts'
import type { VendorPosting } from '../types.ts'
import { openVendors } from './guards.ts'

interface Owner { memberNo: number; shard: number; houseNo: number }

const NOBODY: Owner = { memberNo: 0, shard: 0, houseNo: 0 }
/** About 30 MB at most; a full cache starts anew. */
const MOST = 200_000

export class Names {
  readonly #database: Pick<Database, 'kysely'>
  #members = new Map<string, Owner>()
  readonly #vendors = new Map<string, number>()
  #games = new Map<string, number>()

  constructor(database: Pick<Database, 'kysely'>) {
    this.#database = database
  }

  /** The numbers of each message; asks the database only for names not seen before. */
  async resolve(messages: readonly VendorPosting[]): Promise<Resolved[]> {
    await this.#learn(messages)
    return messages.map((message) => {
      const owner = this.#members.get(message.memberId) ?? NOBODY
      return {
        memberNo: owner.memberNo, shard: owner.shard, houseNo: owner.houseNo,
        vendorNo: this.#vendors.get(message.vendor)!,
        gameNo: message.kind === 'ROLLBACK' ? 0 : this.#games.get(gameName(message.vendor, message.gameCode)) ?? 0,
      }
    })
  }

  async #learn(messages: readonly VendorPosting[]): Promise<void> {
    const vendors = new Set<string>(), members = new Set<string>(), games = new Map<string, { vendor: string; gameCode: string }>()
    for (const message of messages) {
      if (!this.#vendors.has(message.vendor)) vendors.add(message.vendor)
      if (!this.#members.has(message.memberId)) members.add(message.memberId)
      if (message.kind === 'ROLLBACK') continue
      const name = gameName(message.vendor, message.gameCode)
      if (!this.#games.has(name)) games.set(name, message)
    }
    if (vendors.size > 0) await this.#learnVendors([...vendors])
    if (members.size > 0) await this.#learnMembers([...members])
    if (games.size > 0) await this.#learnGames([...games.values()])
  }

  async #learnVendors(vendors: string[]): Promise<void> {
    await openVendors(this.#database.kysely, vendors)
    const rows = await rowsOf(this.#database.kysely, sql<{ vendor: string; scope_no: number }>`
      SELECT substr(scope, 8) AS vendor, scope_no FROM wallet.scope WHERE scope = ANY (${vendors.map((vendor) => `vendor:${vendor}`)}::text[])`)
    for (const row of rows) this.#vendors.set(row.vendor, row.scope_no)
  }

  async #learnMembers(members: string[]): Promise<void> {
    if (this.#members.size > MOST) this.#members = new Map()
    const rows = await rowsOf(this.#database.kysely, sql<{ owner_id: string; owner_no: number; shard: number; house_no: number }>`
      SELECT owner_id, owner_no::float8 AS owner_no, shard, house_no::float8 AS house_no
      FROM wallet.owner WHERE family = 1 AND owner_id = ANY (${members}::text[])`)
    for (const row of rows) this.#members.set(row.owner_id, { memberNo: row.owner_no, shard: row.shard, houseNo: row.house_no })
  }

  async #learnGames(games: { vendor: string; gameCode: string }[]): Promise<void> {
    if (this.#games.size > MOST) this.#games = new Map()
    const rows = await rowsOf(this.#database.kysely, sql<{ vendor: string; game_code: string; game_no: number }>`
      SELECT s.vendor, s.game_code, g.game_no
      FROM unnest(${games.map((game) => game.vendor)}::text[], ${games.map((game) => game.gameCode)}::text[]) AS s(vendor, game_code)
      JOIN wallet.scope v ON v.scope = 'vendor:' || s.vendor
      JOIN wallet.game_guard g ON g.vendor_no = v.scope_no AND g.game_code = s.game_code`)
    for (const row of rows) this.#games.set(gameName(row.vendor, row.game_code), row.game_no)
  }
}

const gameName = (vendor: string, gameCode: string) => `${vendor} ${gameCode}`
