/**
 * Encrypted calls: compact JWE, ECDH-ES on P-256 with A256GCM (wire.md §4). Every failure has the same error.
 * Freshness belongs to the wire, so it is measured by the machine's clock even if the product's clock is
 * moved.
 */
import { randomUUID } from 'node:crypto'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { Refusal } from '../kernel/refusal.ts'
import { rowsOf, run, sql, type Database } from './postgres.ts'

const FRESH_MS = 120_000
/** A new key is made after this long; the previous one stays valid for as long again. */
const ROTATE_MS = 24 * 3_600_000

interface LiveKey {
  kid: string
  publicJwk: JWK
  privateKey: CryptoKey | Uint8Array
  createdAt: Date
}
interface KeyRow {
  kid: string
  private_jwk: JWK
  public_jwk: JWK
  created_at: Date
}

const malformed = () => new Refusal('REQUEST_MALFORMED')

export class Sealing {
  readonly #database: Database
  #keys: LiveKey[] = []

  constructor(database: Database) {
    this.#database = database
  }

  /** Loads the valid keys and makes one if none is young enough. Called at start and by an hourly job. */
  async rotate(): Promise<void> {
    await this.#database.transaction(async (tx) => {
      await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('app.seal_key'))`)
      const [newest] = await rowsOf(
        tx,
        sql<KeyRow>`SELECT * FROM app.seal_key ORDER BY created_at DESC LIMIT 1`,
      )
      if (newest && Date.now() - newest.created_at.getTime() < ROTATE_MS) return
      const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
      const kid = randomUUID()
      const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, use: 'enc', alg: 'ECDH-ES' }
      await run(
        tx,
        sql`INSERT INTO app.seal_key (kid, private_jwk, public_jwk) VALUES (${kid}, ${JSON.stringify(await exportJWK(pair.privateKey))}, ${JSON.stringify(publicJwk)})`,
      )
      await run(
        tx,
        sql`DELETE FROM app.seal_key WHERE kid NOT IN (SELECT kid FROM app.seal_key ORDER BY created_at DESC LIMIT 2)`,
      )
      await run(tx, sql`DELETE FROM app.seal_seen WHERE seen_at < clock_timestamp() - interval '10 minutes'`)
    })
    await this.#load()
  }

  async #load(): Promise<void> {
    const rows = await rowsOf(
      this.#database.kysely,
      sql<KeyRow>`SELECT * FROM app.seal_key ORDER BY created_at DESC LIMIT 2`,
    )
    this.#keys = await Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        publicJwk: row.public_jwk,
        privateKey: await importJWK(row.private_jwk, 'ECDH-ES'),
        createdAt: row.created_at,
      })),
    )
  }

  /** The public keys, newest first: what `GET /api/wps/system/keys` answers. */
  async publicKeys(): Promise<JWK[]> {
    const newest = this.#keys[0]
    if (!newest || Date.now() - newest.createdAt.getTime() >= ROTATE_MS) await this.rotate()
    return this.#keys.map((key) => key.publicJwk)
  }

  /**
   * The plaintext of a sealed body. Refused with one and the same error: another algorithm, unknown key,
   * stale or repeated message, a flipped bit.
   */
  async open(compact: string): Promise<string> {
    const header = headerOf(compact)
    // An error of the database about a key or a repeat is answered as such: a busy database makes no message
    // malformed.
    const key = await this.#keyOf(header.kid)
    if (!key || 'zip' in header || 'crit' in header) throw malformed()
    const opened = await compactDecrypt(compact, key.privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => {
      throw malformed()
    })
    const { iat, jti } = opened.protectedHeader as { iat?: unknown; jti?: unknown }
    if (typeof iat !== 'number' || !(Math.abs(Date.now() - iat * 1000) <= FRESH_MS)) throw malformed()
    if (typeof jti !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(jti))
      throw malformed()
    await this.#spend(jti)
    return textOf(opened.plaintext)
  }

  async #keyOf(kid: unknown): Promise<LiveKey | undefined> {
    const found = this.#keys.find((key) => key.kid === kid)
    if (found || typeof kid !== 'string') return found
    // Another process may have rotated since we loaded.
    await this.#load()
    return this.#keys.find((key) => key.kid === kid)
  }

  async #spend(jti: string): Promise<void> {
    const taken = await run(
      this.#database.kysely,
      sql`INSERT INTO app.seal_seen (jti) VALUES (${jti}) ON CONFLICT DO NOTHING`,
    )
    if (taken === 0n) throw malformed()
  }
}

function headerOf(compact: string): Record<string, unknown> {
  let header: unknown
  try {
    header = JSON.parse(Buffer.from(compact.slice(0, compact.indexOf('.')), 'base64url').toString('utf8'))
  } catch {
    throw malformed()
  }
  if (typeof header !== 'object' || header === null) throw malformed()
  return header as Record<string, unknown>
}

function textOf(plaintext: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch {
    throw malformed()
  }
}
