/**
 * The first operators of a merchant, opened by the machine's administrator: demo seeds, and the first owner
 * in live mode.
 */
import type { Role } from '../../../contract/operator/identity/abilities.ts'
import { newId } from '../../../kernel/ids.ts'
import { appendAudit } from '../../../platform/audit-log.ts'
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { insertOperator, operatorByName, renewFirstPassword } from '../shared/store/accounts.ts'

/**
 * Opens an operator outside the console; returns their id, or undefined if the name is taken.
 * `mustChangePassword` makes the given password valid for one sign-in only.
 */
export async function openOperator(
  tx: Tx,
  fresh: {
    merchantId: string
    username: string
    displayName: string
    password: string
    role: Role
    mustChangePassword?: boolean
  },
): Promise<string | undefined> {
  const id = newId()
  const isMade = await insertOperator(tx, {
    id,
    merchantId: fresh.merchantId,
    username: fresh.username.toLowerCase(),
    displayName: fresh.displayName,
    passwordHash: await hashPassword(fresh.password),
    role: fresh.role,
    mustChangePassword: fresh.mustChangePassword ?? false,
    isForOnce: fresh.mustChangePassword ?? false,
  })
  if (!isMade) return undefined
  await appendAudit(tx, {
    actor: 'system',
    action: 'operator.open',
    subject: `operator:${id}`,
    detail: {
      username: fresh.username,
      before: { role: null },
      after: { role: fresh.role },
      merchantId: fresh.merchantId,
    },
  })
  return id
}

/**
 * The first owner in live mode, with the password that the administrator gives at the start. If it is started
 * with another password while nobody has changed the first, the new one is valid for one sign-in: a way back
 * if the page was closed too early.
 */
export async function openFirstOwner(tx: Tx, merchantId: string, password: string): Promise<void> {
  const first = {
    merchantId,
    username: 'owner',
    displayName: 'Owner',
    password,
    role: 'owner' as const,
    mustChangePassword: true,
  }
  if (await openOperator(tx, first)) return
  const owner = await operatorByName(tx, merchantId, first.username)
  if (owner?.password_uses !== 0 || (await verifyPassword(owner.password_hash, password))) return
  await renewFirstPassword(tx, owner.id, await hashPassword(password))
  await appendAudit(tx, {
    actor: 'system',
    action: 'operator.first-password',
    subject: `operator:${owner.id}`,
    detail: { merchantId },
  })
}
