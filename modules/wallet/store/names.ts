/** The numbers of the names in vendors' messages. They never change, so a process asks only once for each. */
import type { RealCurrency } from '../../../kernel/money.ts'
import type { Database } from '../../../platform/postgres.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import type { Resolved } from '../poster/batch.ts'
import type { VendorPosting } from '../types.ts'
import { openVendors } from './guards.ts'
import { openRefusals, readRefusals } from './refusals.ts'

interface Owner {
  memberNo: number
  shard: number
  houseNo: number
  currency: RealCurrency | undefined
}

const NOBODY: Owner = { memberNo: 0, shard: 0, houseNo: 0, currency: undefined }
/** About 30 MB at most; a full cache starts again. */
const MOST = 200_000

export class Names {
  readonly #database: Pick<Database, 'kysely'>
  #members = new Map<string, Owner>()
  readonly #vendors = new Map<string, number>()
  readonly #games = new Map<string, Map<string, number>>()
  readonly #refusals = new Map<string, number>()
  /** The codes with which products refuse, by their numbers. */
  readonly codes = new Map<number, string>()

  constructor(database: Pick<Database, 'kysely'>) {
    this.#database = database
  }

  /** The numbers of each message; asks the database only for names not seen before. */
  async resolve(messages: readonly VendorPosting[]): Promise<Resolved[]> {
    if (!messages.every((message) => this.#isKnown(message))) await this.#learn(messages)
    return messages.map((message) => {
      const owner = this.#members.get(message.memberId) ?? NOBODY
      return {
        memberNo: owner.memberNo,
        shard: owner.shard,
        houseNo: owner.houseNo,
        currency: owner.currency,
        vendorNo: this.#vendors.get(message.vendor)!,
        gameNo:
          message.kind === 'ROLLBACK' ? 0 : (this.#games.get(message.vendor)?.get(message.gameCode) ?? 0),
      }
    })
  }

  /** The numbers of products' codes; a code that is used for the first time gets one. */
  async numbersOf(refusals: readonly (string | undefined)[]): Promise<(number | undefined)[]> {
    const unknown = new Set(refusals.filter((code) => code !== undefined && !this.#refusals.has(code)))
    if (unknown.size > 0) {
      await openRefusals(this.#database.kysely, [...unknown] as string[])
      await this.learnCodes()
    }
    return refusals.map((code) => (code === undefined ? undefined : this.#refusals.get(code)!))
  }

  /** Reads the codes again if one of these numbers is unknown. */
  async learnCodes(numbers: readonly number[] = [0]): Promise<void> {
    if (numbers.every((no) => this.codes.has(no))) return
    for (const { refusal_no: no, code } of await readRefusals(this.#database.kysely)) {
      this.codes.set(no, code)
      this.#refusals.set(code, no)
    }
  }

  #isKnown(message: VendorPosting): boolean {
    return (
      this.#members.has(message.memberId) &&
      this.#vendors.has(message.vendor) &&
      (message.kind === 'ROLLBACK' || this.#games.get(message.vendor)?.has(message.gameCode) === true)
    )
  }

  async #learn(messages: readonly VendorPosting[]): Promise<void> {
    const unknown = messages.filter((message) => !this.#isKnown(message))
    const vendors = new Set(
      unknown.map((message) => message.vendor).filter((vendor) => !this.#vendors.has(vendor)),
    )
    const members = new Set(
      unknown.map((message) => message.memberId).filter((memberId) => !this.#members.has(memberId)),
    )
    const games = unknown
      .filter((message) => message.kind !== 'ROLLBACK')
      .filter((message) => !this.#games.get(message.vendor)?.has(message.gameCode))
    if (vendors.size > 0) await this.#learnVendors([...vendors])
    if (members.size > 0) await this.#learnMembers([...members])
    if (games.length > 0) await this.#learnGames(games)
  }

  async #learnVendors(vendors: string[]): Promise<void> {
    await openVendors(this.#database.kysely, vendors)
    const rows = await rowsOf(
      this.#database.kysely,
      sql<{ vendor: string; scope_no: number }>`
      SELECT substr(scope, 8) AS vendor, scope_no FROM wallet.scope WHERE scope = ANY (${vendors.map((vendor) => `vendor:${vendor}`)}::text[])`,
    )
    for (const row of rows) this.#vendors.set(row.vendor, row.scope_no)
  }

  async #learnMembers(members: string[]): Promise<void> {
    if (this.#members.size > MOST) this.#members = new Map()
    const rows = await rowsOf(
      this.#database.kysely,
      sql<{ owner_id: string; owner_no: number; shard: number; house_no: number; currency: RealCurrency }>`
      SELECT owner_id, owner_no::float8 AS owner_no, shard, house_no::float8 AS house_no, currency
      FROM wallet.owner WHERE family = 1 AND owner_id = ANY (${members}::text[])`,
    )
    for (const row of rows)
      this.#members.set(row.owner_id, {
        memberNo: row.owner_no,
        shard: row.shard,
        houseNo: row.house_no,
        currency: row.currency,
      })
  }

  async #learnGames(games: readonly { vendor: string; gameCode: string }[]): Promise<void> {
    const rows = await rowsOf(
      this.#database.kysely,
      sql<{ vendor: string; game_code: string; game_no: number }>`
      SELECT s.vendor, s.game_code, g.game_no
      FROM (SELECT DISTINCT * FROM unnest(${games.map((game) => game.vendor)}::text[], ${games.map((game) => game.gameCode)}::text[]) AS u(vendor, game_code)) AS s
      JOIN wallet.scope v ON v.scope = 'vendor:' || s.vendor
      JOIN wallet.game_guard g ON g.vendor_no = v.scope_no AND g.game_code = s.game_code`,
    )
    for (const row of rows) {
      const known = this.#games.get(row.vendor)
      if (known) known.set(row.game_code, row.game_no)
      else this.#games.set(row.vendor, new Map([[row.game_code, row.game_no]]))
    }
  }
}
