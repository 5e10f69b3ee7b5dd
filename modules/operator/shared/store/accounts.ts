/** Operators and what proves their identity. */
import type { Role } from '../../../../contract/operator/identity/abilities.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface OperatorAccount {
  id: string
  merchant_id: string
  username: string
  display_name: string
  password_hash: string
  role: Role
  is_disabled: boolean
  must_change_password: boolean
  totp_seed: Buffer | null
  totp_pending_seed: Buffer | null
  totp_last_step: bigint
  /** How many sign-ins the password is still valid for; null: any number. */
  password_uses: number | null
  created_at: Date
  last_sign_in_at: Date | null
}

export async function operatorByName(
  reader: Reader,
  merchantId: string,
  username: string,
): Promise<OperatorAccount | undefined> {
  return firstOf(
    reader,
    sql<OperatorAccount>`SELECT * FROM operator.account WHERE merchant_id = ${merchantId} AND username = ${username.toLowerCase()}`,
  )
}

export async function operatorById(
  reader: Reader,
  merchantId: string,
  id: string,
): Promise<OperatorAccount | undefined> {
  return firstOf(
    reader,
    sql<OperatorAccount>`SELECT * FROM operator.account WHERE merchant_id = ${merchantId} AND id = ${id}`,
  )
}

/** The same, locked until the end of the transaction. */
export async function lockOperator(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<OperatorAccount | undefined> {
  return firstOf(
    tx,
    sql<OperatorAccount>`SELECT * FROM operator.account WHERE merchant_id = ${merchantId} AND id = ${id} FOR UPDATE`,
  )
}

export async function operatorsOf(reader: Reader, merchantId: string): Promise<OperatorAccount[]> {
  return rowsOf(
    reader,
    sql<OperatorAccount>`SELECT * FROM operator.account WHERE merchant_id = ${merchantId} ORDER BY created_at, id`,
  )
}

/** Owners who can act, locked, so that simultaneous decisions count the same number. */
export async function lockActiveOwners(tx: Tx, merchantId: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ id: string }>`
    SELECT id FROM operator.account WHERE merchant_id = ${merchantId} AND role = 'owner' AND NOT is_disabled ORDER BY id FOR UPDATE`,
  )
  return rows.map((row) => row.id)
}

/** Roles of operators who can act, without the given one. */
export async function rolesOfOthers(reader: Reader, merchantId: string, id: string): Promise<Role[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      role: Role
    }>`SELECT DISTINCT role FROM operator.account WHERE merchant_id = ${merchantId} AND id <> ${id} AND NOT is_disabled`,
  )
  return rows.map(({ role }) => role)
}

export interface NewOperator {
  id: string
  merchantId: string
  username: string
  displayName: string
  passwordHash: string
  role: Role
  mustChangePassword: boolean
  /** Valid for one sign-in, and then only for its own change. */
  isForOnce?: boolean
}

/** False if the name is taken. */
export async function insertOperator(tx: Tx, fresh: NewOperator): Promise<boolean> {
  const made = await run(
    tx,
    sql`
    INSERT INTO operator.account (id, merchant_id, username, display_name, password_hash, role, must_change_password, password_uses)
    VALUES (${fresh.id}, ${fresh.merchantId}, ${fresh.username}, ${fresh.displayName}, ${fresh.passwordHash}, ${fresh.role}, ${fresh.mustChangePassword}, ${fresh.isForOnce ? 1 : null})
    ON CONFLICT (merchant_id, username) DO NOTHING`,
  )
  return made > 0n
}

export async function setRole(tx: Tx, id: string, role: Role): Promise<void> {
  await run(tx, sql`UPDATE operator.account SET role = ${role} WHERE id = ${id}`)
}

export async function setDisabled(tx: Tx, id: string, isDisabled: boolean): Promise<void> {
  await run(tx, sql`UPDATE operator.account SET is_disabled = ${isDisabled} WHERE id = ${id}`)
}

export async function setPassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  mustChange: boolean,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE operator.account SET password_hash = ${passwordHash}, must_change_password = ${mustChange}, password_uses = NULL WHERE id = ${id}`,
  )
}

/** Sets the first owner's password again, valid for one sign-in like the one before. */
export async function renewFirstPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE operator.account SET password_hash = ${passwordHash}, password_uses = 1 WHERE id = ${id}`,
  )
}

export async function spendPassword(tx: Tx, id: string): Promise<void> {
  await run(
    tx,
    sql`UPDATE operator.account SET password_uses = password_uses - 1 WHERE id = ${id} AND password_uses > 0`,
  )
}

export async function noteSignIn(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`UPDATE operator.account SET last_sign_in_at = ${now} WHERE id = ${id}`)
}

/** Uses up a step for one sign-in: false if a parallel one used it, or a newer one, first. */
export async function takeTotpStep(tx: Tx, id: string, step: bigint): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE operator.account SET totp_last_step = ${step} WHERE id = ${id} AND totp_last_step < ${step}`,
    )) > 0n
  )
}

export async function setPendingSeed(tx: Tx, id: string, sealedSeed: Buffer): Promise<void> {
  await run(tx, sql`UPDATE operator.account SET totp_pending_seed = ${sealedSeed} WHERE id = ${id}`)
}

export async function confirmSeed(tx: Tx, id: string, sealedSeed: Buffer, step: bigint): Promise<void> {
  await run(
    tx,
    sql`UPDATE operator.account SET totp_seed = ${sealedSeed}, totp_pending_seed = NULL, totp_last_step = ${step} WHERE id = ${id}`,
  )
}

/** Removes the authenticator and its recovery codes. */
export async function removeSeed(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`UPDATE operator.account SET totp_seed = NULL, totp_pending_seed = NULL WHERE id = ${id}`)
  await run(tx, sql`DELETE FROM operator.recovery_code WHERE operator_id = ${id}`)
}

export async function replaceRecoveryCodes(tx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> {
  await run(tx, sql`DELETE FROM operator.recovery_code WHERE operator_id = ${id}`)
  for (const hash of hashes)
    await run(tx, sql`INSERT INTO operator.recovery_code (operator_id, code_hash) VALUES (${id}, ${hash})`)
}

export async function takeRecoveryCode(tx: Tx, id: string, hash: Buffer, now: Date): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`UPDATE operator.recovery_code SET used_at = ${now} WHERE operator_id = ${id} AND code_hash = ${hash} AND used_at IS NULL`,
    )) > 0n
  )
}

export async function recoveryCodesLeft(reader: Reader, id: string): Promise<number> {
  const row = await firstOf(
    reader,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM operator.recovery_code WHERE operator_id = ${id} AND used_at IS NULL`,
  )
  return Number(row?.count ?? 0n)
}
