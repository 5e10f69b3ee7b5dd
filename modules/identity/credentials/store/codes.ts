/** The valid verification code of a purpose and a number. */
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface CodeKey {
  merchantId: string
  purpose: string
  target: string
}

/** A new code replaces the previous one with its attempts. */
export async function replaceCode(
  tx: Tx,
  key: CodeKey,
  code: { subject: string; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO identity.code (merchant_id, purpose, target, subject, code_hash, expires_at)
    VALUES (${key.merchantId}, ${key.purpose}, ${key.target}, ${code.subject}, ${code.hash}, ${code.expiresAt})
    ON CONFLICT (merchant_id, purpose, target) DO UPDATE SET subject = excluded.subject, code_hash = excluded.code_hash, tries = 0, used_at = NULL,
      expires_at = excluded.expires_at, created_at = app.now()`,
  )
}

/**
 * Checks one attempt in one statement: it is counted and, if right, the code is used up, so of any number of
 * attempts at once at most `maxTries` are checked and at most one is right.
 */
export async function judgeCode(
  reader: Reader,
  key: CodeKey,
  given: { subject: string; hash: Buffer },
  maxTries: number,
): Promise<'right' | 'wrong' | 'ended'> {
  const row = await firstOf(
    reader,
    sql<{ is_right: boolean }>`
    UPDATE identity.code SET tries = tries + 1, used_at = CASE WHEN code_hash = ${given.hash} THEN app.now() END
    WHERE merchant_id = ${key.merchantId} AND purpose = ${key.purpose} AND target = ${key.target} AND subject = ${given.subject}
      AND used_at IS NULL AND tries < ${maxTries} AND expires_at > app.now()
    RETURNING used_at IS NOT NULL AS is_right`,
  )
  return row ? (row.is_right ? 'right' : 'wrong') : 'ended'
}

/** Whether this subject asked for a code at all: decides between “wrong” and “expired”. */
export async function hasCode(reader: Reader, key: CodeKey, subject: string): Promise<boolean> {
  return (
    (await firstOf(
      reader,
      sql`
    SELECT 1 FROM identity.code WHERE merchant_id = ${key.merchantId} AND purpose = ${key.purpose} AND target = ${key.target} AND subject = ${subject}`,
    )) !== undefined
  )
}

/** For which of some purposes this subject last asked for a code. */
export async function newestPurpose(
  reader: Reader,
  of: { merchantId: string; target: string; subject: string; purposes: readonly string[] },
): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ purpose: string }>`
    SELECT purpose FROM identity.code WHERE merchant_id = ${of.merchantId} AND target = ${of.target} AND subject = ${of.subject} AND purpose = ANY(${of.purposes})
    ORDER BY created_at DESC, purpose LIMIT 1`,
  )
  return row?.purpose
}

export async function forgetOldCodes(reader: Reader): Promise<void> {
  await run(reader, sql`DELETE FROM identity.code WHERE expires_at < app.now() - interval '1 day'`)
}
